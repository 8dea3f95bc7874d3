import type {
  CollectionSlug,
  Endpoint,
  PayloadRequest,
  SanitizedCollectionConfig,
  Where,
} from 'payload'
import { mergeListSearchAndWhere } from 'payload/shared'
import { z } from 'zod'
import { letOthersWork } from '../../database/let-others-work.ts'
import { documentReader } from '../../documents/batch/document-reader.ts'
import { csvFile, csvRows } from '../../panel-kit/csv-file.ts'
import { Refusal } from '../../panel-kit/refusal.ts'
import { type Column, columnsOf, type Document } from './csv-cells.ts'
import { readableFields } from './readable-fields.ts'
import { referenceReader } from './with-references.ts'

/** Documents read at a time: Payload takes a tenth of a millisecond for the id of each. */
const BATCH = 100

const Query = z.object({
  where: z.custom<Where>((value) => typeof value === 'object').optional(),
  search: z.string().max(200).optional(),
  sort: z.string().max(200).optional(),
  trash: z.literal('true').optional(),
})
type ListQuery = z.infer<typeof Query>

/** Of what has no list, such as comments, there is nothing to export. */
const isOwn = (slug: string, { payload }: PayloadRequest): slug is CollectionSlug =>
  Object.hasOwn(payload.collections, slug) &&
  !slug.startsWith('payload-') &&
  payload.collections[slug as CollectionSlug].config.admin.hidden !== true

/** The query behind the list: its search and filters within its base filter, or only the trash. */
const shownBy = async (slug: CollectionSlug, query: ListQuery, req: PayloadRequest) => {
  const { config } = req.payload.collections[slug]
  const { search = '', where = {}, trash } = query
  const usual = await config.admin.baseFilter?.({ limit: BATCH, page: 1, req, sort: '' })
  const filtered = mergeListSearchAndWhere({ collectionConfig: config, search, where })
  return { and: [filtered, usual ?? {}, trash ? { deletedAt: { exists: true } } : {}] }
}

/** As people with these rights read the list, drafts included. */
const AS_LISTED = { draft: true, fallbackLocale: false, overrideAccess: false } as const

/** The list's order. Documents that are equal by it must not change places from page to page. */
const orderOf = ({ defaultSort = '-createdAt' }: SanitizedCollectionConfig, sort?: string) => [
  ...(sort?.split(',') ?? [defaultSort].flat()),
  'id',
]

/** The ids of the documents on all pages, as far as the user may read them. */
async function* pagesOfIds(slug: CollectionSlug, query: ListQuery, req: PayloadRequest) {
  const where = await shownBy(slug, query, req)
  const sort = orderOf(req.payload.collections[slug].config, query.sort)
  for (let page = 1; ; page++) {
    const { docs } = await req.payload.find({
      collection: slug,
      where,
      sort,
      select: {},
      depth: 0,
      limit: BATCH,
      page,
      // Nobody asks how many there are in all.
      pagination: false,
      locale: 'en',
      trash: query.trash !== undefined,
      req,
      ...AS_LISTED,
    })
    // A version that has lost its document has no id.
    yield docs.flatMap(({ id }) => (id ? [Number(id)] : []))
    if (docs.length < BATCH) return
  }
}

/** The documents themselves, some at a time. */
async function* batches(slug: CollectionSlug, query: ListQuery, req: PayloadRequest) {
  const { flattenedFields } = req.payload.collections[slug].config
  const read = documentReader(req.payload, slug, true)
  const withReferences = referenceReader(req, flattenedFields, AS_LISTED)
  const breathe = letOthersWork()
  for await (const ids of pagesOfIds(slug, query, req)) {
    yield withReferences(await read(req, ids))
    await breathe()
  }
}

async function* lines(columns: Column[], documents: AsyncGenerator<Document[]>) {
  yield csvRows([columns.map(({ header }) => header)], true)
  for await (const docs of documents) {
    yield csvRows(
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
    if (!req.user)
      throw new Refusal({ en: 'Please sign in again.', es: 'Inicie sesión de nuevo.' }, 401)
    const slug = String(req.routeParams?.collection)
    const query = Query.safeParse(req.query)
    if (!isOwn(slug, req) || !query.success)
      throw new Refusal({ en: 'There is no such list.', es: 'No existe esa lista.' }, 404)
    const { flattenedFields } = req.payload.collections[slug].config
    const columns = columnsOf(await readableFields(flattenedFields, req))
    const documents = batches(slug, query.data, req)
    // Read before the response begins, so that a refusal can still be sent.
    const first = await documents.next()
    const all = async function* () {
      if (!first.done) yield first.value
      yield* documents
    }
    const day = new Date().toISOString().slice(0, 10)
    return csvFile(`${slug}-${day}`, lines(columns, all()))
  },
}
