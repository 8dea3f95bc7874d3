import { useField } from './form-context.ts'

/** A native control's props from its field. The browser's own messages are not shown. */
export const useControl = (name: string) => {
  const { id, copy, rules, text, error } = useField(name)
  const about = [copy.hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ')
  return {
    id,
    name,
    defaultValue: text,
    required: rules?.kind === 'text' && rules.required === true,
    'aria-invalid': error ? true : undefined,
    'aria-describedby': about || undefined,
  }
}

/** The most characters that a control accepts. */
export const useMaxLength = (name: string) => {
  const { rules } = useField(name)
  return rules?.kind === 'text' ? rules.maxLength : undefined
}
