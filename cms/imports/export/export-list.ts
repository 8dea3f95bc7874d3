import { Readable } from 'node:stream'
import { stringify } from 'csv-stringify/sync'
import type { CollectionSlug, Endpoint, PayloadRequest, Where } from 'payload'
import { mergeListSearchAndWhere } from 'payload/shared'
import { z } from 'zod'
import { Refusal } from '../../panel-kit/refusal.ts'
import { type Column, columnsOf, type Document } from './csv-cells.ts'
import { guarded } from './formula-guard.ts'

/** Documents read at a time. */
const BATCH = 500

const Query = z.object({
  where: z.custom<Where>((value) => typeof value === 'object').optional(),
  search: z.string().max(200).optional(),
  sort: z.string().max(200).optional(),
  trash: z.literal('true').optional(),
})
type ListQuery = z.infer<typeof Query>

const isOwn = (slug: string, { payload }: PayloadRequest): slug is CollectionSlug =>
  Object.hasOwn(payload.collections, slug) && !slug.startsWith('payload-')

/**
 * Turns cells that a spreadsheet would run as a formula into plain text. The byte order mark tells
 * Excel that the file is UTF-8.
 */
const csv = (rows: (string | number)[][], first: boolean) =>
  Buffer.from((first ? '\uFEFF' : '') + stringify(rows, { cast: { string: guarded } }))

/** The query behind the list: its search and filters within its base filter, or only the trash. */
const shownBy = async (slug: CollectionSlug, query: ListQuery, req: PayloadRequest) => {
  const { config } = req.payload.collections[slug]
  const { search = '', where = {}, trash } = query
  const usual = await config.admin.baseFilter?.({ limit: BATCH, page: 1, req, sort: '' })
  const asked = mergeListSearchAndWhere({ collectionConfig: config, search, where })
  return { and: [asked, usual ?? {}, trash ? { deletedAt: { exists: true } } : {}] }
}

/** The documents on all pages, as far as the user may read them. */
async function* batches(
  slug: CollectionSlug,
  query: ListQuery,
  req: PayloadRequest,
  hasSpanish: boolean,
) {
  const { sort, trash } = query
  const where = await shownBy(slug, query, req)
  for (let page = 1; ; page++) {
    const options = {
      collection: slug,
      trash: trash !== undefined,
      limit: BATCH,
      draft: true,
      // Untranslated texts stay empty instead of falling back to English.
      fallbackLocale: false,
      overrideAccess: false,
      req,
    } as const
    const { docs, hasNextPage } = await req.payload.find({
      ...options,
      where,
      ...(sort && { sort }),
      depth: 1,
      page,
      locale: 'en',
    })
    // A version that has lost its document has no id.
    const ids = docs.flatMap(({ id }) => id ?? [])
    const spanish = hasSpanish
      ? await req.payload.find({
          ...options,
          where: { id: { in: ids } },
          depth: 0,
          locale: 'es',
        })
      : undefined
    const byId = new Map(spanish?.docs.map((doc) => [doc.id, { ...doc }]))
    yield docs.map((doc): Document => ({ english: { ...doc }, spanish: byId.get(doc.id) ?? {} }))
    if (!hasNextPage) return
  }
}

async function* lines(columns: Column[], documents: AsyncGenerator<Document[]>) {
  yield csv([columns.map(({ header }) => header)], true)
  for await (const docs of documents) {
    yield csv(
      docs.map((doc) => columns.map(({ cell }) => cell(doc))),
      false,
    )
  }
}

/** Exports a list of the panel as a CSV file, with its filters, search and order. */
export const exportList: Endpoint = {
  method: 'get',
  path: '/desk/export/:collection',
  handler: async (req) => {
    if (!req.user) throw new Refusal('Please sign in again.', 401)
    const slug = String(req.routeParams?.collection)
    const query = Query.safeParse(req.query)
    if (!isOwn(slug, req) || !query.success) throw new Refusal('There is no such list.', 404)
    const columns = columnsOf(req.payload.collections[slug].config.flattenedFields)
    const hasSpanish = columns.some(({ isLocalized }) => isLocalized)
    const documents = batches(slug, query.data, req, hasSpanish)
    // Read before the response begins, so that a refusal can still be sent.
    const first = await documents.next()
    const all = async function* () {
      if (!first.done) yield first.value
      yield* documents
    }
    const day = new Date().toISOString().slice(0, 10)
    const body = Readable.from(lines(columns, all()))
    // Node's own type of a web stream is the browser's in all but name.
    return new Response(Readable.toWeb(body) as ReadableStream, {
      headers: {
        'content-type': 'text/csv; charset=utf-8',
        'content-disposition': `attachment; filename="${slug}-${day}.csv"`,
        'cache-control': 'no-store',
      },
    })
  },
}
