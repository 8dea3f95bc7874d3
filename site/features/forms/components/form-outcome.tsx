import { Box, defineStyle, Text } from '@chakra-ui/react'
import type { ReactNode } from 'react'
import { formsCopy } from '../../../copy/forms.ts'
import { useCopy } from '../../../lib/language.tsx'

const box = defineStyle({ padding: '4', borderInlineStartWidth: '4px', borderRadius: '2px' })
const bad = defineStyle({ borderColor: 'alert', background: 'alert.wash' })
const good = defineStyle({ borderColor: 'free', background: 'free.wash' })
const title = defineStyle({ fontWeight: 'bold' })

interface FormFailureProps {
  text: string
}

/** Why a form could not be sent, read aloud immediately. */
export const FormFailure = ({ text }: FormFailureProps) => {
  const copy = useCopy(formsCopy).failure
  return (
    <Box css={[box, bad]} role="alert">
      <Text css={title}>{copy.title}</Text>
      <p>{text}</p>
    </Box>
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
  <Box css={[box, good]} role="status">
    {heading && <Text css={title}>{heading}</Text>}
    <p>{text}</p>
    {children}
  </Box>
)
