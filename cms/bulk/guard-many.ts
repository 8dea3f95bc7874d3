import type { CollectionBeforeOperationHook, CollectionSlug, SanitizedConfig } from 'payload'
import { requireConfirmed } from './limits.ts'
import { nounOf } from './steps/find-chosen.ts'

const confirmedIn = (query: Record<string, unknown>): number | undefined => {
  const number = Number(query.confirmed)
  return query.confirmed === undefined || Number.isNaN(number) ? undefined : number
}

/**
 * Refuses a request that changes or deletes many documents of any collection, unless the person has
 * confirmed how many they are at this moment. Our own code, which acts for nobody, is not asked.
 */
const requireNumber: CollectionBeforeOperationHook = async ({ args, operation, req }) => {
  const isChange = operation === 'update' || operation === 'delete'
  if (!isChange || 'id' in args || !('where' in args) || !args.where || args.overrideAccess)
    return args
  const { config } = args.collection
  const { totalDocs } = await req.payload.count({
    collection: config.slug as CollectionSlug,
    where: args.where,
    trash: 'trash' in args && args.trash === true,
    overrideAccess: false,
    user: req.user,
    req,
  })
  requireConfirmed(req, totalDocs, confirmedIn(req.query), nounOf(config))
  return args
}

export const withGuardedMany = (config: SanitizedConfig): SanitizedConfig => {
  for (const { hooks } of config.collections)
    hooks.beforeOperation = [requireNumber, ...(hooks.beforeOperation ?? [])]
  return config
}
