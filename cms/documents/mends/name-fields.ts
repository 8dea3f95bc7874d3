import type { AfterErrorHook, ValidationError } from 'payload'

/**
 * Whether Payload refused fields. Checked by name, since the panel's bundle has its own copy of the
 * error's class.
 */
export const isValidationError = (error: unknown): error is ValidationError =>
  error instanceof Error && error.name === 'ValidationError' && 'data' in error

/**
 * Tells the panel which fields were refused, and why. Payload does so only for its own class, and the panel's
 * bundle has a copy of it.
 *
 * Upstream: payloadcms/payload#17298
 * No longer needed: once Payload as it comes tells it by the error's name (payload-itself.test.ts).
 */
export const nameFields: AfterErrorHook = ({ error }) => {
  if (!isValidationError(error)) return
  const { name, message, data } = error
  return { response: { errors: [{ name, message, data }] } }
}
