import type { CollectionSlug, PayloadRequest } from 'payload'
import { mayPublish } from '../../access/publishers.ts'
import { Refusal } from '../../panel-kit/refusal.ts'
import { sayTo } from '../../panel-kit/say.ts'
import type { Both } from '../queries/both.ts'
import { nameOfId, SOMEBODY_ELSE } from '../queries/people.ts'
import type { Part } from './parts.ts'
import { unpublishedParts } from './unpublished.ts'

/** Whether somebody who may publish sends a document's own form, and not an import, a call or a date. */
export const isFromForm = (req: PayloadRequest, collection: CollectionSlug): boolean =>
  mayPublish(req) && req.routeParams?.collection === collection

/**
 * Refuses to publish from a form what somebody else has drafted, unless the form has shown it.
 * @throws Refusal that says whose changes those are
 */
export const refuseUnseen = async (
  req: PayloadRequest,
  collection: CollectionSlug,
  both: Both,
  takes: (part: Part) => boolean,
): Promise<void> => {
  if (!isFromForm(req, collection) || String(req.query.includingOthers) === 'true') return
  const others = unpublishedParts(req, collection, both)
    .filter(takes)
    .find(({ by }) => by !== null && by !== req.user?.id)
  if (!others) return
  const who = await nameOfId(req, others.by, sayTo(req)(SOMEBODY_ELSE))
  throw new Refusal(
    {
      en: `${who} has changes here that are not published. Reload the page, then choose which changes to publish.`,
      es: `${who} tiene aquí cambios sin publicar. Recargue la página y elija qué cambios publicar.`,
    },
    409,
  )
}
