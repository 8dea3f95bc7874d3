import { type ReactNode, useId } from 'react'
import { fieldLabel } from '../../../theme/recipes/field.ts'
import { style } from '../../../theme/style.ts'

const field = style({ minWidth: 0 })
const wrong = style({
  borderInlineStartWidth: '4px',
  borderColor: 'alert',
  paddingInlineStart: '3',
  '& :is(input, select)': { borderColor: 'alert', borderWidth: '2px' },
})
const hintStyle = style({ color: 'quiet', marginBottom: '1' })
const errorStyle = style({ color: 'alert', fontWeight: 'bold', marginBottom: '1' })

interface AskedFieldProps {
  label: string
  hint?: string
  error?: string | undefined
  /** The control, with the attributes that tie it to its label, hint and error. */
  children: (attributes: {
    id: string
    'aria-describedby'?: string
    'aria-invalid'?: true
  }) => ReactNode
}

/** A question with its hint, its error and its control. The control has no name: nothing is sent. */
export const AskedField = ({ label, hint, error, children }: AskedFieldProps) => {
  const id = useId()
  const described = [error && `${id}-error`, hint && `${id}-hint`].filter(Boolean).join(' ')
  return (
    <div css={[field, error && wrong]}>
      <label css={fieldLabel} htmlFor={id}>
        {label}
      </label>
      {hint && (
        <p css={hintStyle} id={`${id}-hint`}>
          {hint}
        </p>
      )}
      {error && (
        <p css={errorStyle} id={`${id}-error`}>
          {error}
        </p>
      )}
      {children({
        id,
        ...(described && { 'aria-describedby': described }),
        ...(error && { 'aria-invalid': true }),
      })}
    </div>
  )
}
