import type { CollectionBeforeChangeHook } from 'payload'
import { finishAutosave } from '../queries/finish-autosave.ts'

/**
 * An autosave overwrites the version of the autosave before, also somebody else's: what they typed would
 * stand in the history as typed by whoever typed last. So each person has versions of their own.
 *
 * Upstream: none found.
 * No longer needed: once an autosave of Payload as it comes leaves a colleague's (payload-itself.test.ts).
 */
export const leaveOthersVersions: CollectionBeforeChangeHook = async ({
  collection,
  data,
  originalDoc,
  operation,
  req,
}) => {
  const { user } = req
  if (operation === 'update' && user && String(req.query.autosave) === 'true')
    await finishAutosave(req, collection.slug, Number(originalDoc?.id), user.id)
  return data
}
