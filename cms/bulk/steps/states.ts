import type { CollectionSlug, PayloadRequest } from 'payload'
import { readRecordsOf } from '../../documents/queries/translation-records.ts'
import { areNoted } from '../../documents/translation/note-translations.ts'
import type { Raw, State } from '../state.ts'

const idIn = (doc: object): number => Number(Reflect.get(doc, 'id'))

/** The newest version of each document, by the document's id. */
const latestOf = async (
  req: PayloadRequest,
  collection: CollectionSlug,
  ids: number[],
): Promise<Map<number, Raw>> => {
  if (!req.payload.collections[collection].config.versions?.drafts) return new Map()
  const { docs } = await req.payload.db.findVersions<Raw>({
    collection,
    where: { and: [{ parent: { in: ids } }, { latest: { equals: true } }] },
    pagination: false,
    limit: 0,
    sort: 'updatedAt',
    req,
  })
  return new Map(docs.map(({ parent, version }) => [Number(parent), { ...version }]))
}

/** Documents as they are now, in every language, public and draft, by their id. */
export const statesOf = async (
  req: PayloadRequest,
  collection: CollectionSlug,
  ids: number[],
): Promise<Map<number, State>> => {
  if (ids.length === 0) return new Map()
  const { docs } = await req.payload.db.find<Raw>({
    collection,
    where: { id: { in: ids } },
    pagination: false,
    limit: 0,
    req,
  })
  const latest = await latestOf(req, collection, ids)
  const records = areNoted({ slug: collection })
    ? await readRecordsOf(req, collection, ids)
    : undefined
  return new Map(
    docs.map((doc) => {
      const id = idIn(doc)
      return [
        id,
        { main: { ...doc }, latest: latest.get(id) ?? null, records: records?.get(id) ?? [] },
      ]
    }),
  )
}
