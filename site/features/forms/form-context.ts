import type { FormFields } from '@healthcare-for-all/cms/contract'
import { createContext, useContext } from 'react'
import type { FieldCopy, FieldErrors, FieldTexts } from './form-errors.ts'
import type { Values } from './read-values.ts'

export interface FormContextValue {
  /** Prefix of its fields' ids. */
  name: string
  fields: FormFields
  texts: FieldTexts
  values: Values
  errors: FieldErrors
}

export const FormContext = createContext<FormContextValue | undefined>(undefined)

const useFormContext = () => {
  const context = useContext(FormContext)
  if (!context) throw new Error('A field must be inside a form')
  return context
}

export const fieldId = (form: string, field: string) => `${form}-${field}`

/** A field's rules, texts, value and error. */
export const useField = (name: string) => {
  const form = useFormContext()
  const copy: FieldCopy = form.texts[name] ?? { label: name }
  const rules = form.fields[name]
  const value = form.values[name]
  return {
    id: fieldId(form.name, name),
    copy,
    rules,
    text: typeof value === 'string' ? value : '',
    list: Array.isArray(value) ? value : [],
    ticked: value === true,
    error: form.errors[name],
  }
}
