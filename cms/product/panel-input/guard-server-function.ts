import { notFound } from 'next/navigation'
import type { SanitizedConfig, ServerFunctionClient } from 'payload'
import { isObject } from '../../documents/types/value-fault.ts'
import { isClientFault } from '../client-fault.ts'

const isUnknown = (error: unknown) =>
  error instanceof Error && error.message.startsWith('Unknown Server Function')

/** Whether a call is about something that there is, as far as it says. */
const isKnown = (name: unknown, known: readonly { slug: string }[]) =>
  name === undefined || name === null || known.some(({ slug }) => slug === name)

/**
 * Calls a function of the panel. Whoever may not call it, or calls one that there is not, gets 404: it is
 * the one status for a caller's fault that Next can give here.
 */
export const guardServerFunction =
  (config: Promise<SanitizedConfig>, call: ServerFunctionClient): ServerFunctionClient =>
  async (given) => {
    if (!isObject(given) || typeof given.name !== 'string' || !isObject(given.args)) notFound()
    const { collections, globals } = await config
    const { collectionSlug, globalSlug } = given.args
    if (!isKnown(collectionSlug, collections) || !isKnown(globalSlug, globals)) notFound()
    try {
      return await call(given)
    } catch (error) {
      if (isClientFault(error) || isUnknown(error)) notFound()
      throw error
    }
  }
