import { type RefObject, useId } from 'react'
import { formsCopy } from '../../../copy/forms.ts'
import { useCopy } from '../../../lib/language.tsx'
import { style } from '../../../theme/style.ts'
import { fieldId } from '../form-context.ts'
import type { FieldErrors } from '../form-errors.ts'

const box = style({
  display: 'grid',
  gap: '2',
  padding: '4',
  borderWidth: '3px',
  borderColor: 'alert',
  borderRadius: 'control',
  background: 'alertWash',
  '&:focus-visible, &:focus': { outline: '3px solid {colors.ink}', outlineOffset: '3px' },
})
const heading = style({ fontSize: '20', color: 'alert' })
const link = style({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: 'touch',
  paddingBlock: '2',
  color: 'alert',
  fontWeight: 'bold',
})

interface ErrorSummaryProps {
  ref: RefObject<HTMLElement | null>
  /** The form's name, the prefix of its fields' ids. */
  form: string
  errors: FieldErrors
}

/** Everything that needs another look, each a link to its field. It takes focus when it appears. */
export const ErrorSummary = ({ ref, form, errors }: ErrorSummaryProps) => {
  const copy = useCopy(formsCopy).summary
  const id = useId()
  const entries = Object.entries(errors)
  if (entries.length === 0) return null
  return (
    <section ref={ref} css={box} tabIndex={-1} aria-labelledby={id}>
      <h3 id={id} css={heading}>
        {copy.title}
      </h3>
      <p>{copy.lead(entries.length)}</p>
      <ul>
        {entries.map(([name, message]) => (
          <li key={name}>
            <a
              css={link}
              href={`#${fieldId(form, name)}`}
              onClick={(event) => {
                event.preventDefault()
                document.getElementById(fieldId(form, name))?.focus()
              }}
            >
              {message}
            </a>
          </li>
        ))}
      </ul>
    </section>
  )
}
