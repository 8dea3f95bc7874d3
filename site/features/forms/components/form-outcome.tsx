import { Alert } from '@chakra-ui/react'
import type { ReactNode } from 'react'
import { formsCopy } from '../../../copy/forms.ts'
import { useCopy } from '../../../lib/language.tsx'

interface FormFailureProps {
  text: string
}

/** Why a form could not be sent, read aloud immediately. */
export const FormFailure = ({ text }: FormFailureProps) => {
  const copy = useCopy(formsCopy).failure
  return (
    <Alert.Root status="error" role="alert">
      <Alert.Title>{copy.title}</Alert.Title>
      <p>{text}</p>
    </Alert.Root>
  )
}

interface FormArrivedProps {
  title?: string
  text: string
  /** What to do next. */
  children?: ReactNode
}

/** Says that a form has arrived. Unlike a toast, it stays on the page. */
export const FormArrived = ({ title: heading, text, children }: FormArrivedProps) => (
  <Alert.Root status="success" role="status">
    {heading && <Alert.Title>{heading}</Alert.Title>}
    <p>{text}</p>
    {children}
  </Alert.Root>
)
