import { describedBy } from '../../components/labelled-field.tsx'
import { useField } from './form-context.ts'

/** A native control's props from its field. The browser's own messages are not shown. */
export const useControl = (name: string) => {
  const { id, copy, text, error } = useField(name)
  return { name, defaultValue: text, ...describedBy(id, copy.hint, error) }
}

/** The most characters that a control accepts. */
export const useMaxLength = (name: string) => {
  const { rules } = useField(name)
  return rules?.kind === 'text' ? rules.maxLength : undefined
}
