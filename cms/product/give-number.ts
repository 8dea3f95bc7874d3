import type { AfterErrorHook } from 'payload'
import { currentRequest } from '../telemetry/request.ts'
import { failureNote } from '../telemetry/request-id.ts'

/** Payload's words for a failure whose reason only the log may tell; the second in the panel's bundle. */
const FAILED = ['Something went wrong.', 'An unknown error occurred.']

/** Says in the panel how people can refer to a failure that the log knows more about. */
export const giveNumber: AfterErrorHook = ({ result }) => {
  const message: unknown = result?.errors?.[0]?.message
  if (typeof message !== 'string' || !FAILED.includes(message)) return
  return { response: { errors: [{ message: message + failureNote(currentRequest()) }] } }
}
