import type { CollectionSlug, PayloadRequest } from 'payload'
import { panelLanguage } from '../../panel-kit/say.ts'
import type { Both } from '../queries/both.ts'
import { nameOfId } from '../queries/people.ts'
import { labelsOf } from '../queries/versions.ts'
import { unpublishedParts } from './unpublished.ts'
import type { UnpublishedChange } from './unpublished-answer.ts'

/**
 * What publishing each of some documents would make public: whose changes, by field and language.
 * @param me whose changes are the caller's own
 */
export const unpublishedChanges = async (
  req: PayloadRequest,
  collection: CollectionSlug,
  documents: readonly Both[],
  me: number,
): Promise<UnpublishedChange[][]> => {
  const labels = labelsOf(
    req.payload.collections[collection].config,
    panelLanguage(req.i18n.language),
  )
  const parts = documents.map((both) => unpublishedParts(req, collection, both))
  const names = new Map<number | null, string>()
  for (const { by } of parts.flat())
    if (by !== null && !names.has(by)) names.set(by, await nameOfId(req, by))
  return parts.map((ofOne) =>
    ofOne.map(({ name, locale, by }) => ({
      field: labels.get(name) ?? name,
      locale,
      who: names.get(by) ?? null,
      isMine: by === me,
    })),
  )
}
