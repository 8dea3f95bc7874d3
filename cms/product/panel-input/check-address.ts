import { existsSync } from 'node:fs'
import path from 'node:path'
import { NotFound, type PayloadRequest, type SanitizedCollectionConfig } from 'payload'
import { isDocumentId, isObject } from '../../documents/types/value-fault.ts'
import { Refusal } from '../../panel-kit/refusal.ts'
import { refuseNul } from './refuse-nul.ts'

/** Those of Payload's addresses whose ':id' is a document's. */
const OF_DOCUMENT = /^\/(versions\/|access\/|paste-url\/)?:id/

/** Refuses addresses of documents that can't exist. @throws NotFound */
export const checkDocument = (path: string, { routeParams, t }: PayloadRequest): void => {
  const id = routeParams?.id
  if (OF_DOCUMENT.test(path) && id !== undefined && !isDocumentId(id)) throw new NotFound(t)
}

/**
 * Refuses names of files that there are not. If a document has one whose file is gone, that is our own
 * failure, and Payload says so.
 */
export const checkFile = async (
  req: PayloadRequest,
  { slug, upload }: SanitizedCollectionConfig,
): Promise<void> => {
  const filename = String(req.routeParams?.filename)
  if (filename.length > 255) throw new NotFound(req.t)
  if (existsSync(path.join(upload.staticDir ?? slug, path.basename(filename)))) return
  const sizes = upload.imageSizes?.map(({ name }) => `sizes.${name}.filename`) ?? []
  const or = ['filename', ...sizes].map((name) => ({ [name]: { equals: filename } }))
  if (!(await req.payload.db.findOne({ collection: slug, req, where: { or } })))
    throw new NotFound(req.t)
}

/** Payload takes these as JSON in a query. */
const JSON_PARAMETERS = ['where', 'data']
const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text)
  } catch {
    throw new Refusal('A part of the address can’t be read.')
  }
}

/** Numbers of a query, and the most that each may be. */
const NUMBERS: readonly [name: string, most: number][] = [
  ['depth', 100],
  ['limit', 1_000_000],
  ['page', 1_000_000_000],
]

/** Refuses a query that Payload can't use, and parses its JSON. */
export const checkQuery = ({ query, routeParams }: PayloadRequest): void => {
  refuseNul([query, routeParams])
  for (const name of JSON_PARAMETERS) {
    const text = query[name]
    if (typeof text === 'string' && text !== '') query[name] = parsed(text)
  }
  if (query.data && !isObject(query.data)) throw new Refusal('data has to be a document.')
  for (const [name, most] of NUMBERS) {
    const text = query[name]
    if (text === undefined || text === '') continue
    if (typeof text !== 'string' || !/^\d+$/.test(text) || Number(text) > most)
      throw new Refusal(`${name} has to be a whole number from 0 to ${most}.`)
  }
}
