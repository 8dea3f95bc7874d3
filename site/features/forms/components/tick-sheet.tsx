import type { ReactNode } from 'react'
import { formsCopy } from '../../../copy/forms.ts'
import { useCopy } from '../../../lib/language.tsx'
import { checkField, fieldLabel } from '../../../theme/recipes/field.ts'
import { style } from '../../../theme/style.ts'
import { useField } from '../form-context.ts'

const sheet = style({ minWidth: 0, padding: 0 })
const wrong = style({
  borderInlineStartWidth: '4px',
  borderColor: 'alert',
  paddingInlineStart: '3',
  '& input': { borderColor: 'alert' },
})
const quiet = style({ color: 'quiet' })
const hintStyle = style({ color: 'quiet', marginBottom: '3' })
const errorStyle = style({ color: 'alert', fontWeight: 'bold', marginBottom: '1' })
const row = style({
  display: 'grid',
  gridTemplateColumns: '1.5rem minmax(0, 1fr)',
  columnGap: '3',
  alignItems: 'start',
  minHeight: 'touch',
  paddingBlock: '3',
  borderTopWidth: '1px',
  borderColor: 'line',
  cursor: 'pointer',
  _hover: { background: 'wash' },
})
const name = style({ display: 'block', fontWeight: 'medium' })
const nowStyle = style({
  display: 'block',
  color: 'quiet',
  // On a phone over the full width, so that long words fit in large text.
  gridColumn: { base: '1 / -1', sm: '2' },
  overflowWrap: 'anywhere',
})

interface TickSheetProps {
  name: string
  options: readonly {
    value: string
    label: string
    /** Shown below the label. */
    note: ReactNode
    isName?: true | undefined
  }[]
}

/** Checkboxes under a question, each with a note of what is known today. */
export const TickSheet = ({ name: field, options }: TickSheetProps) => {
  const words = useCopy(formsCopy)
  const { id, copy, rules, list: chosen, error } = useField(field)
  const about = [copy.hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ')
  return (
    <fieldset css={[sheet, error && wrong]} aria-describedby={about || undefined}>
      <legend css={fieldLabel}>
        {copy.label}{' '}
        {rules?.kind === 'list' && rules.required && <span css={quiet}>{words.required}</span>}
      </legend>
      {copy.hint && (
        <p css={hintStyle} id={`${id}-hint`}>
          {copy.hint}
        </p>
      )}
      {error && (
        <p css={errorStyle} id={`${id}-error`}>
          {error}
        </p>
      )}
      {options.map(({ value, label, note, isName }, index) => (
        <label key={value} css={row}>
          <input
            id={index === 0 ? id : undefined}
            css={checkField}
            type="checkbox"
            name={field}
            value={value}
            aria-invalid={error ? true : undefined}
            defaultChecked={chosen.includes(value)}
          />
          <span css={name}>{label}</span>
          {note && (
            <span css={nowStyle} translate={isName ? 'no' : undefined}>
              {note}
            </span>
          )}
        </label>
      ))}
    </fieldset>
  )
}
