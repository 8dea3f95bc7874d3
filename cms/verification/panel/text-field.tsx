'use client'

import { type InputHTMLAttributes, useId } from 'react'
import type { FieldFault } from '../../panel-kit/ask-endpoint.ts'

interface TextFieldProps {
  name: string
  label: string
  hint?: string
  value: string
  onChange: (value: string) => void
  faults: FieldFault[]
  /** Lines of a textarea; without it, a single-line input. */
  rows?: number
  maxLength?: number
  input?: InputHTMLAttributes<HTMLInputElement>
}

/** What is wrong with a field, or with a part of it. */
export const faultOf = (faults: FieldFault[], name: string): string | undefined =>
  faults.find(({ path }) => path === name || path.startsWith(`${name}.`))?.message

/** A labeled field with its error. */
export const TextField = (props: TextFieldProps) => {
  const { name, label, hint, value, onChange, faults, rows, maxLength, input } = props
  const id = useId()
  const fault = faultOf(faults, name)
  const described = [hint && `${id}-hint`, fault && `${id}-fault`].filter(Boolean).join(' ')
  const shared = {
    id,
    name,
    value,
    maxLength,
    'aria-invalid': fault !== undefined,
    ...(described && { 'aria-describedby': described }),
  }
  return (
    <div className="calls__field">
      <label htmlFor={id}>{label}</label>
      {hint && (
        <span className="calls__hint" id={`${id}-hint`}>
          {hint}
        </span>
      )}
      {rows ? (
        <textarea {...shared} onChange={(event) => onChange(event.target.value)} rows={rows} />
      ) : (
        <input
          autoComplete="off"
          type="text"
          {...input}
          {...shared}
          onChange={(event) => onChange(event.target.value)}
        />
      )}
      {fault && (
        <span className="calls__fault" id={`${id}-fault`}>
          {fault}
        </span>
      )}
    </div>
  )
}
