import { formsCopy } from '../../../copy/forms.ts'
import { useCopy } from '../../../lib/language.tsx'
import { style } from '../../../theme/style.ts'

const box = style({ padding: '4', borderLeftWidth: '4px', borderRadius: '2px' })
const bad = style({ borderColor: 'alert', background: 'alertWash' })
const good = style({ borderColor: 'free', background: 'freeWash' })
const title = style({ fontWeight: 'bold' })

interface FormFailureProps {
  text: string
}

/** Why a form did not go through, read aloud at once. */
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
  title: string
  text: string
}

/** For a form that was sent without scripts: what the toast says to others. */
export const FormArrived = ({ title: heading, text }: FormArrivedProps) => (
  <div css={[box, good]} role="status">
    <p css={title}>{heading}</p>
    <p>{text}</p>
  </div>
)
