import { Alert, defineStyle } from '@chakra-ui/react'
import type { ReactNode, Ref } from 'react'
import { Icon } from '../../../components/icon.tsx'
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

const arrived = defineStyle({
  padding: { base: '4', md: '6' },
  fontSize: { base: '20', md: '24' },
  lineHeight: '1.35',
  '& p': { display: 'flex', gap: '3', alignItems: 'start' },
  '& svg': { marginTop: '0.05em' },
})

interface FormArrivedProps {
  /** To move the focus to it once a form has been sent in place. */
  ref?: Ref<HTMLDivElement>
  title?: string
  text: string
  /** What to do next. */
  children?: ReactNode
}

/** Says that a form has arrived. Unlike a toast, it stays on the page. */
export const FormArrived = ({ ref, title: heading, text, children }: FormArrivedProps) => (
  <Alert.Root ref={ref} css={arrived} status="success" role="status" tabIndex={-1}>
    {heading && <Alert.Title>{heading}</Alert.Title>}
    <p>
      <Icon name="check" />
      <span>{text}</span>
    </p>
    {children}
  </Alert.Root>
)
