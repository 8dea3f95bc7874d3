import { notFound } from 'next/navigation'
import type { SanitizedConfig, ServerFunctionClient } from 'payload'
import { isClientFault } from '../client-fault.ts'
import { serverFunctions } from './server-functions.ts'

/**
 * Calls a function of the panel. Whoever may not call it, or calls one that there is not, or with what it
 * can't use, gets 404: it is the one status for a caller's fault that Next can give here.
 */
export const guardServerFunction = (
  config: Promise<SanitizedConfig>,
  call: ServerFunctionClient,
): ServerFunctionClient => {
  const known = config.then(serverFunctions)
  return async (args) => {
    const fits = (await known).get(args?.name)?.safeParse(args.args).success
    if (!fits) notFound()
    try {
      return await call(args)
    } catch (error) {
      if (isClientFault(error)) notFound()
      throw error
    }
  }
}
