import type { CollectionSlug, PayloadRequest } from 'payload'
import { inAll } from '../translation/in-all.ts'
import { apart } from '../translation/note-translations.ts'
import { digestOf, type TranslatedFrom } from '../translation/translated-from.ts'

/** As many versions as a guide keeps. */
const MOST_VERSIONS = 50

/** The English that a translation was made from; undefined if no version has it any more. */
export const englishOf = async (
  req: PayloadRequest,
  collection: CollectionSlug,
  id: number,
  { field, english }: Pick<TranslatedFrom, 'field' | 'english'>,
): Promise<unknown> => {
  if (!req.payload.collections[collection].config.versions) return undefined
  const { docs } = await req.payload.findVersions({
    collection,
    where: { parent: { equals: id } },
    sort: '-updatedAt',
    limit: MOST_VERSIONS,
    locale: 'all',
    depth: 0,
    req: apart(req),
  })
  const texts = docs.map(({ version }) => inAll(version, field).en)
  return texts.find((text) => digestOf(text) === english)
}
