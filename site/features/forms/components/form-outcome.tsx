import type { ReactNode } from 'react'
import { formsCopy } from '../../../copy/forms.ts'
import { useCopy } from '../../../lib/language.tsx'
import { style } from '../../../theme/style.ts'

const box = style({ padding: '4', borderInlineStartWidth: '4px', borderRadius: '2px' })
const bad = style({ borderColor: 'alert', background: 'alertWash' })
const good = style({ borderColor: 'free', background: 'freeWash' })
const title = style({ fontWeight: 'bold' })

interface FormFailureProps {
  text: string
}

/** Why a form could not be sent, read aloud immediately. */
export const FormFailure = ({ text }: FormFailureProps) => {
  const copy = useCopy(formsCopy).failure
  return (
    <div css={[box, bad]} role="alert">
      <p css={title}>{copy.title}</p>
      <p>{text}</p>
    </div>
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
  <div css={[box, good]} role="status">
    {heading && <p css={title}>{heading}</p>}
    <p>{text}</p>
    {children}
  </div>
)
