import { notFound } from 'next/navigation'
import type { ServerFunctionClient } from 'payload'
import { isClientFault } from '../client-fault.ts'

const isObject = (value: unknown) =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const isUnknown = (error: unknown) =>
  error instanceof Error && error.message.startsWith('Unknown Server Function')

/**
 * Calls a function of the panel. Whoever may not call it, or calls one that there is not, gets 404: it is
 * the one status for a caller's fault that Next can give here.
 */
export const guardServerFunction =
  (call: ServerFunctionClient): ServerFunctionClient =>
  async (given) => {
    if (!isObject(given) || typeof given.name !== 'string' || !isObject(given.args)) notFound()
    try {
      return await call(given)
    } catch (error) {
      if (isClientFault(error) || isUnknown(error)) notFound()
      throw error
    }
  }
