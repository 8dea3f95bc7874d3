import type { FormState } from 'payload'
import type { FieldFault, Refused } from '../../panel-kit/ask-endpoint.ts'

export interface Refusal {
  errors: FieldFault[]
  /** The value of each field at that time, as JSON. */
  values: ReadonlyMap<string, string>
}

const json = (value: unknown) => JSON.stringify(value ?? null)

/** What an answer has refused, and everything in the form at that time. */
export const refusalOf = ({ errors = [] }: Refused, fields: FormState): Refusal => ({
  errors: errors.flatMap(({ data }) => data?.errors ?? []).filter(({ path }) => path in fields),
  values: new Map(Object.entries(fields).map(([path, { value }]) => [path, json(value)])),
})

/**
 * The errors that a form should still have: all whose field is as it was, unless somebody has typed since. Other
 * fields may change: an autosave brings the time of its save.
 */
export const standingErrors = ({ errors, values }: Refusal, fields: FormState): FieldFault[] => {
  const isChanged = (path: string) => values.get(path) !== json(fields[path]?.value)
  const isTyped = Object.entries(fields).some(
    ([path, { isModified }]) => isModified && isChanged(path),
  )
  return isTyped ? [] : errors.filter(({ path }) => !isChanged(path))
}
