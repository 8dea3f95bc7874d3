import type { ReactNode } from 'react'
import { formsCopy } from '../../../copy/forms.ts'
import { useCopy } from '../../../lib/language.tsx'
import { fieldLabel } from '../../../theme/recipes/field.ts'
import { style } from '../../../theme/style.ts'
import { useField } from '../form-context.ts'

const field = style({ minWidth: 0 })
const wrong = style({
  borderInlineStartWidth: '4px',
  borderColor: 'alert',
  paddingInlineStart: '3',
  // The control's border is thicker too, so that an error doesn't rely on color alone.
  '& :is(input, select, textarea)': { borderColor: 'alert', borderWidth: '2px' },
})
const top = style({ display: 'flex', flexWrap: 'wrap', columnGap: '2', alignItems: 'baseline' })
const quiet = style({ color: 'quiet' })
const hintStyle = style({ color: 'quiet', marginBottom: '1' })
const errorStyle = style({ color: 'alert', fontWeight: 'bold', marginBottom: '1' })

interface FieldProps {
  name: string
  children: ReactNode
}

/** A control with its label above it, and its hint and error in between. */
export const Field = ({ name, children }: FieldProps) => {
  const words = useCopy(formsCopy)
  const { id, copy, rules, error } = useField(name)
  const required = rules?.kind === 'text' && rules.required
  return (
    <div css={[field, error && wrong]}>
      <div css={top}>
        <label css={fieldLabel} htmlFor={id}>
          {copy.label}
        </label>
        {required && (
          <span css={quiet} aria-hidden="true">
            {words.required}
          </span>
        )}
      </div>
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
      {children}
    </div>
  )
}
