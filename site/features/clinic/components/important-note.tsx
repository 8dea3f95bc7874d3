import { useLanguage } from '../../../lib/language.tsx'
import { style } from '../../../theme/style.ts'

const note = style({
  background: 'wash',
  borderLeftWidth: '4px',
  borderColor: 'brand',
  padding: '4',
})

export const ImportantNote = () => {
  const { label, text } = useLanguage().copy.clinic.importantNote
  return (
    <p css={note} role="note" aria-label={label}>
      <strong>{label}:</strong> {text}
    </p>
  )
}
