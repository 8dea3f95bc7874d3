import type { CollectionBeforeValidateHook, PayloadRequest } from 'payload'
import { Refusal } from '../../panel-kit/refusal.ts'
import { type InEach, inEach } from '../../panel-kit/say.ts'
import { nameOfId, SOMEBODY_ELSE } from '../queries/people.ts'

const refuse = (who: InEach, did: InEach): never => {
  throw new Refusal(
    {
      en: `${who.en} ${did.en} after you opened it, so what you typed was not saved. Reload the page, then choose “Bring it back”.`,
      es: `${who.es} ${did.es} después de que usted abrió el formulario, así que lo que escribió no se guardó. Recargue la página y elija «Recuperarlo».`,
    },
    409,
  )
}

const SOMEBODY: InEach = { en: 'Somebody', es: 'Alguien' }
const AN_IMPORT: InEach = { en: 'An import', es: 'Una importación' }
const CHANGED: InEach = { en: 'changed this', es: 'cambió esto' }

const nameInEach = async (req: PayloadRequest, id: number | null, otherwise: InEach) => {
  const name = await nameOfId(req, id, '')
  return name ? inEach(() => name) : otherwise
}

/**
 * Who has recorded something about the document outside its form since a moment, and what they did.
 */
export type NewerChange = (
  req: PayloadRequest,
  id: number,
  moment: string,
) => Promise<{ by: number | null; did: InEach } | null>

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
    if (change) refuse(await nameInEach(req, change.by, SOMEBODY), change.did)
    const saver: number | null = originalDoc.savedBy ?? null
    if (saver === req.user.id) return data
    return refuse(
      await nameInEach(req, saver, collection.slug === 'clinics' ? AN_IMPORT : SOMEBODY_ELSE),
      CHANGED,
    )
  }
