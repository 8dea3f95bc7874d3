import type { AfterErrorHook, ValidationError } from 'payload'

/**
 * Whether Payload refused fields. By name: the panel's bundle has another copy of the error's class
 * than the process that raises it.
 */
export const isValidationError = (error: unknown): error is ValidationError =>
  error instanceof Error && error.name === 'ValidationError' && 'data' in error

/** Tells the panel which fields were refused, and why; Payload does so for its own class alone. */
export const nameFields: AfterErrorHook = ({ error }) => {
  if (!isValidationError(error)) return
  const { name, message, data } = error
  return { response: { errors: [{ name, message, data }] } }
}
