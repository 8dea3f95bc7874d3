import type { PayloadRequest } from 'payload'
import { deleteRows } from '../queries/delete-rows.ts'

/**
 * Deletes clinics for good, all in one statement, and leaves in the database what payload.delete would.
 * Hooks learn the state of each and not its content.
 */
export const deleteDocuments = async (
  req: PayloadRequest,
  slug: 'clinics',
  ids: readonly number[],
): Promise<void> => {
  if (ids.length === 0) return
  const { config } = req.payload.collections[slug]
  const about = { collection: config, context: req.context, req }
  for (const id of ids) for (const hook of config.hooks.beforeDelete) await hook({ ...about, id })
  for (const doc of await deleteRows(req, slug, ids))
    for (const hook of config.hooks.afterDelete) await hook({ ...about, doc, id: doc.id })
}
