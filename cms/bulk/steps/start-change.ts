import type { CollectionSlug, PayloadRequest, TypedUser } from 'payload'
import { hasRole } from '../../access/roles.ts'
import { Refusal } from '../../panel-kit/refusal.ts'
import type { InEach } from '../../panel-kit/say.ts'
import { type Action, type Change, DID } from '../change.ts'
import { isEditedByHand } from '../is-edited-by-hand.ts'
import { counted, type Noun, requireConfirmed } from '../limits.ts'
import { insertRows } from '../queries/rows.ts'
import { fieldNamed } from '../writing.ts'
import { type Chosen, type ChosenDocument, findChosen, nounOf, seenOf } from './find-chosen.ts'

const refuseFor = ({ en, es }: InEach<Noun>): never => {
  throw new Refusal({
    en: `This can’t be done with ${en.many}.`,
    es: `Esto no se puede hacer con ${es.many}.`,
  })
}

/** What saving, publishing and throwing away set, each with rights of its own. */
const NOT_EDITED = ['id', '_status', 'deletedAt', 'createdAt', 'updatedAt']

/** @throws Refusal if the collection or the person's role lacks such a change */
export const requireOffered = (
  req: PayloadRequest,
  collection: CollectionSlug,
  { action, edits }: Change,
): void => {
  const { config } = req.payload.collections[collection]
  const needs: Partial<Record<Action, boolean>> = {
    publish: Boolean(config.versions?.drafts),
    unpublish: Boolean(config.versions?.drafts),
    trash: config.trash,
    restore: config.trash,
    edit: edits.length > 0,
  }
  if (!needs[action]) refuseFor(nounOf(config))
  if (action === 'trash' && !hasRole(req, 'admin'))
    throw new Refusal(
      {
        en: 'Only admins move documents to the trash from a list. Open one to move it there.',
        es: 'Solo Administración mueve documentos a la papelera desde una lista. Abra uno para moverlo ahí.',
      },
      403,
    )
  for (const { field } of edits) {
    const isOffered = isEditedByHand(fieldNamed(config, field)) && !NOT_EDITED.includes(field)
    if (!isOffered)
      throw new Refusal({
        en: `“${field}” can’t be edited here.`,
        es: `«${field}» no se puede editar aquí.`,
      })
  }
}

export interface Order {
  collection: CollectionSlug
  chosen: Chosen
  change: Change
  /** How many the person has confirmed. */
  confirmed: number | undefined
  /** What the person has looked at; left out by those who look at nothing. */
  seen?: string | undefined
}

/**
 * Enters a change in the log, with the documents that it is about; they still wait.
 * @returns the id of the entry; null if nothing is chosen
 * @throws Refusal unless the person may do this, and has confirmed it for these documents
 */
export const startChange = async (
  req: PayloadRequest,
  user: TypedUser,
  { collection, chosen, change, confirmed, seen }: Order,
): Promise<{ id: number; documents: ChosenDocument[] } | null> => {
  requireOffered(req, collection, change)
  const noun = nounOf(req.payload.collections[collection].config)
  const documents = await findChosen(req, collection, chosen)
  requireConfirmed(req, documents.length, confirmed, noun)
  if (seen !== undefined && seen !== seenOf(documents))
    throw new Refusal(
      {
        en: 'Nothing was changed: somebody has changed one of these since you looked. Look at them again.',
        es: 'No se cambió nada: alguien cambió uno de estos después de que usted los vio. Véalos de nuevo.',
      },
      409,
    )
  if (documents.length === 0) return null
  const { id } = await req.payload.create({
    collection: 'bulk-changes',
    data: {
      title: `${DID[change.action].en} ${counted(documents.length, noun).en}`,
      on: collection,
      count: documents.length,
      status: 'running',
      by: user.id,
      change: JSON.stringify(change),
    },
    depth: 0,
    req,
  })
  await insertRows(req, id, documents)
  return { id, documents }
}
