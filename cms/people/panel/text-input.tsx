'use client'
import { type ComponentProps, useEffect, useId, useRef } from 'react'

interface TextInputProps extends Omit<ComponentProps<'input'>, 'className' | 'id' | 'ref'> {
  label: string
  hint?: string
}

/** A labelled input, with the height of a thumb. With `autoFocus` it takes the focus when it appears. */
export const TextInput = ({ label, hint, autoFocus, ...input }: TextInputProps) => {
  const id = useId()
  const field = useRef<HTMLInputElement>(null)
  useEffect(() => {
    if (autoFocus) field.current?.focus()
  }, [autoFocus])
  return (
    <div className="account__field">
      <label htmlFor={id}>{label}</label>
      {hint && <p id={`${id}-hint`}>{hint}</p>}
      <input
        {...input}
        {...(hint && { 'aria-describedby': `${id}-hint` })}
        className="account__input"
        id={id}
        ref={field}
      />
    </div>
  )
}
