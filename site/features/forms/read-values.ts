import type { Fault, FieldRules, FormFields } from '@healthcare-for-all/cms/contract'
import { faultIn } from '@healthcare-for-all/cms/contract'

/** A form's values, by field. */
export type Values = Record<string, string | string[] | boolean>
type Sent = Pick<URLSearchParams, 'get' | 'getAll' | 'has'>

const heldBy = (name: string, { kind }: FieldRules, sent: Sent) => {
  if (kind === 'flag') return sent.has(name)
  if (kind === 'list') return sent.getAll(name)
  return sent.get(name) ?? ''
}

export const readValues = (fields: FormFields, sent: Sent): Values =>
  Object.fromEntries(
    Object.entries(fields).map(([name, rules]) => [name, heldBy(name, rules, sent)]),
  )

/** The texts of a form as a browser would send them. */
export const entriesOf = (form: HTMLFormElement): URLSearchParams =>
  new URLSearchParams(
    [...new FormData(form)].flatMap(([name, value]) =>
      typeof value === 'string' ? [[name, value]] : [],
    ),
  )

/** The faults by field, by the same rules as the server's. */
export const faultsIn = (fields: FormFields, values: Values): Record<string, Fault> =>
  Object.fromEntries(
    Object.entries(fields).flatMap(([name, rules]) => {
      const value = values[name]
      if (rules.kind === 'list' && rules.required && Array.isArray(value) && value.length === 0)
        return [[name, 'required' as const]]
      if (rules.kind !== 'text' || typeof value !== 'string') return []
      const fault = faultIn(rules, value.trim())
      return fault ? [[name, fault]] : []
    }),
  )
