import type { AfterErrorHook, ValidationError } from 'payload'

const isRefusal = (error: Error): error is ValidationError =>
  error.name === 'ValidationError' && 'data' in error

/**
 * Tells the panel which fields were refused, and why. Payload does so for errors of its own class,
 * and the panel's bundle has another copy of that class than the process that raises them.
 */
export const nameFields: AfterErrorHook = ({ error }) => {
  if (!isRefusal(error)) return
  const { name, message, data } = error
  return { response: { errors: [{ name, message, data }] } }
}
