import type { FormState } from 'payload'

export interface Refusal {
  errors: { path: string; message: string }[]
  /** The value of each field at that time, as JSON. */
  values: ReadonlyMap<string, string>
}

const json = (value: unknown) => JSON.stringify(value ?? null)

const valuesIn = (fields: FormState) =>
  new Map(Object.entries(fields).map(([path, { value }]) => [path, json(value)]))

const errorsIn = (fields: FormState) =>
  Object.entries(fields).flatMap(([path, { valid, errorMessage }]) =>
    valid === false && errorMessage ? [{ path, message: errorMessage }] : [],
  )

/** What was refused, and everything in the form at that time; undefined if nothing is refused. */
export const refusalIn = (fields: FormState): Refusal | undefined => {
  const errors = errorsIn(fields)
  return errors.length > 0 ? { errors, values: valuesIn(fields) } : undefined
}

/**
 * The errors that a form should still have: all whose field is as it was, unless somebody has typed since. Other
 * fields may change: an autosave brings the time of its save.
 */
export const standingErrors = ({ errors, values }: Refusal, fields: FormState) => {
  const isChanged = (path: string) => values.get(path) !== json(fields[path]?.value)
  const isTyped = Object.entries(fields).some(
    ([path, { isModified }]) => isModified && isChanged(path),
  )
  return isTyped ? [] : errors.filter(({ path }) => !isChanged(path))
}
