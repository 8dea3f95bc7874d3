import { Readable } from 'node:stream'
import { stringify } from 'csv-stringify/sync'
import type { CollectionSlug, Endpoint, PayloadRequest, Where } from 'payload'
import { mergeListSearchAndWhere } from 'payload/shared'
import { z } from 'zod'
import { letOthersWork } from '../../database/let-others-work.ts'
import { localizedNames } from '../../documents/fields/localized-names.ts'
import { Refusal } from '../../panel-kit/refusal.ts'
import { type Column, columnsOf, type Document, type Values } from './csv-cells.ts'
import { guarded } from './formula-guard.ts'
import { referenceReader } from './with-references.ts'

/** Documents read at a time, which takes some megabytes of memory. */
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

/** Untranslated texts stay empty instead of falling back to English. */
const AS_STORED = { draft: true, fallbackLocale: false, overrideAccess: false } as const

/** The texts of some documents in Spanish, by their ids. */
const spanishOf = async (
  slug: CollectionSlug,
  docs: readonly Values[],
  texts: readonly string[],
  { trash, req }: { trash: boolean; req: PayloadRequest },
): Promise<Map<unknown, Values>> => {
  if (texts.length === 0) return new Map()
  const spanish = await req.payload.find({
    collection: slug,
    // A version that has lost its document has no id.
    where: { id: { in: docs.flatMap(({ id }) => id ?? []) } },
    select: Object.fromEntries(texts.map((name) => [name, true])),
    depth: 0,
    limit: BATCH,
    pagination: false,
    locale: 'es',
    trash,
    req,
    ...AS_STORED,
  })
  return new Map(spanish.docs.map((doc) => [doc.id, { ...doc }]))
}

/** The documents on all pages, as far as the user may read them. */
async function* batches(
  slug: CollectionSlug,
  query: ListQuery,
  req: PayloadRequest,
  texts: readonly string[],
) {
  const { sort } = query
  const trash = query.trash !== undefined
  const where = await shownBy(slug, query, req)
  const { flattenedFields } = req.payload.collections[slug].config
  const withReferences = referenceReader(req, flattenedFields, AS_STORED)
  const breathe = letOthersWork()
  for (let page = 1; ; page++) {
    const { docs } = await req.payload.find({
      collection: slug,
      where,
      ...(sort && { sort }),
      depth: 0,
      limit: BATCH,
      page,
      // Nobody asks how many there are in all.
      pagination: false,
      locale: 'en',
      trash,
      req,
      ...AS_STORED,
    })
    const english = await withReferences(docs.map((doc) => ({ ...doc })))
    const spanish = await spanishOf(slug, english, texts, { trash, req })
    yield english.map((doc): Document => ({ english: doc, spanish: spanish.get(doc.id) ?? {} }))
    await breathe()
    if (docs.length < BATCH) return
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
    const texts = [...localizedNames(req.payload.collections[slug].config)]
    const documents = batches(slug, query.data, req, texts)
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
