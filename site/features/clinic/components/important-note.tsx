import { clinicCopy } from '../../../copy/clinic.ts'
import { useCopy } from '../../../lib/language.tsx'
import { style } from '../../../theme/style.ts'

const note = style({
  background: 'wash',
  borderInlineStartWidth: '4px',
  borderColor: 'brand',
  padding: '4',
})

export const ImportantNote = () => {
  const { label, text } = useCopy(clinicCopy).importantNote
  return (
    <p css={note} role="note" aria-label={label}>
      <strong>{label}:</strong> {text}
    </p>
  )
}
