import type { Fault, FormFields, Problem } from '@healthcare-for-all/cms/contract'
import type { FormsCopy } from '../../copy/forms.ts'
import { ApiError } from '../../lib/data-client.ts'
import { faultsIn, type Values } from './read-values.ts'

/** An error message for each invalid field. */
export type FieldErrors = Record<string, string>

/** A field's own texts. */
export interface FieldCopy {
  label: string
  hint?: string
  /** Shown if it is required and empty. */
  missing?: string
}
export type FieldTexts = Record<string, FieldCopy>

const sentence = (
  copy: FormsCopy,
  fault: Fault,
  { missing }: FieldCopy,
  rules: FormFields[string] | undefined,
): string => {
  if (fault === 'required') return missing ?? copy.faults.required
  if (fault === 'tooLong' && rules?.kind === 'text') return copy.faults.tooLong(rules.maxLength)
  return fault === 'tooLong' ? copy.failure.tooLarge : copy.faults[fault]
}

/** The errors that the form itself finds. */
export const ownErrors = (
  copy: FormsCopy,
  fields: FormFields,
  texts: FieldTexts,
  values: Values,
): FieldErrors =>
  Object.fromEntries(
    Object.entries(faultsIn(fields, values)).map(([name, fault]) => [
      name,
      sentence(copy, fault, texts[name] ?? { label: name }, fields[name]),
    ]),
  )

/** The errors that the server finds, in its words. */
export const serverErrors = (fields: FormFields, { errors = {} }: Problem): FieldErrors =>
  Object.fromEntries(
    Object.entries(errors).flatMap(([name, [message]]) =>
      Object.hasOwn(fields, name) && message ? [[name, message]] : [],
    ),
  )

/** Reads a problem from an API error; undefined if it contains none. */
export const problemIn = (error: unknown): Problem | undefined => {
  if (!(error instanceof ApiError)) return undefined
  try {
    const body: unknown = JSON.parse(error.body)
    return isProblem(body) ? body : undefined
  } catch {
    return undefined
  }
}

const isProblem = (value: unknown): value is Problem =>
  typeof value === 'object' && value !== null && 'status' in value && 'detail' in value

/** Why a form as a whole could not be sent. */
export const failureText = (copy: FormsCopy, problem: Problem): string => {
  if (problem.status === 413) return copy.failure.tooLarge
  // Only the server knows when the next one is allowed, or why it refuses.
  return [400, 403, 429].includes(problem.status) ? problem.detail : copy.failure.failed
}

/** The same for any error that a request threw. */
export const failureOf = (copy: FormsCopy, error: unknown): string => {
  const problem = problemIn(error)
  if (problem) return failureText(copy, problem)
  if (error instanceof ApiError) return copy.failure.failed
  const gaveUp = error instanceof DOMException && error.name === 'AbortError'
  return gaveUp ? copy.failure.slow : copy.failure.offline
}
