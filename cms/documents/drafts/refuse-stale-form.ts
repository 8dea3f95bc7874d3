import type { CollectionBeforeValidateHook, PayloadRequest } from 'payload'
import { Refusal } from '../../panel-kit/refusal.ts'
import { nameOfId } from '../queries/people.ts'

const refuse = (who: string, did: string): never => {
  throw new Refusal(
    `${who} ${did} after you opened it, so what you typed was not saved. Load the page again: there you can bring it back.`,
    409,
  )
}

/** Who has told of the document since a moment by another way than its form, and what they did. */
export type NewerAnswer = (
  req: PayloadRequest,
  id: number,
  moment: string,
) => Promise<{ by: number | null; did: string } | null>

/**
 * A form sends the whole document, as it was when it was opened. One that is older than what
 * somebody else has saved, told of a call or imported would undo that, and nobody would notice:
 * Payload tells of it only where a form does not save by itself.
 */
export const refuseStaleForm =
  (newerAnswer: NewerAnswer = async () => null): CollectionBeforeValidateHook =>
  async ({ collection, data, operation, originalDoc, req }) => {
    const opened: unknown = data?.updatedAt
    if (operation !== 'update' || !req.user || req.context.isRestoringVersion) return data
    if (typeof opened !== 'string' || Number.isNaN(Date.parse(opened))) return data
    if (opened >= originalDoc.updatedAt) return data
    const answer = await newerAnswer(req, originalDoc.id, opened)
    if (answer) refuse(await nameOfId(req, answer.by, 'Somebody'), answer.did)
    const saver: number | null = originalDoc.savedBy ?? null
    if (saver === req.user.id) return data
    return refuse(
      await nameOfId(req, saver, collection.slug === 'clinics' ? 'An import' : 'Somebody else'),
      'changed this',
    )
  }
