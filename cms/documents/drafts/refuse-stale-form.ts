import type { CollectionBeforeValidateHook, PayloadRequest } from 'payload'
import { Refusal } from '../../panel-kit/refusal.ts'
import { nameOfId } from '../queries/people.ts'

const refuse = (who: string, did: string): never => {
  throw new Refusal(
    `${who} ${did} after you opened it, so what you typed was not saved. Reload the page, then choose “Bring it back”.`,
    409,
  )
}

/**
 * Who has recorded something about the document outside its form since a moment, and what they did.
 */
export type NewerChange = (
  req: PayloadRequest,
  id: number,
  moment: string,
) => Promise<{ by: number | null; did: string } | null>

/**
 * Refuses to save a stale form. A form sends the whole document as it was when it was opened, so it
 * would silently undo what somebody else has since saved, recorded on a call or imported. Payload
 * warns of this only without autosave.
 */
export const refuseStaleForm =
  (newerChange: NewerChange = async () => null): CollectionBeforeValidateHook =>
  async ({ collection, data, operation, originalDoc, req }) => {
    const opened: unknown = data?.updatedAt
    if (operation !== 'update' || !req.user || req.context.isRestoringVersion) return data
    if (typeof opened !== 'string' || Number.isNaN(Date.parse(opened))) return data
    if (opened >= originalDoc.updatedAt) return data
    const change = await newerChange(req, originalDoc.id, opened)
    if (change) refuse(await nameOfId(req, change.by, 'Somebody'), change.did)
    const saver: number | null = originalDoc.savedBy ?? null
    if (saver === req.user.id) return data
    return refuse(
      await nameOfId(req, saver, collection.slug === 'clinics' ? 'An import' : 'Somebody else'),
      'changed this',
    )
  }
