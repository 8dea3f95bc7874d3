import type {
  Endpoint,
  PayloadRequest,
  SanitizedCollectionConfig,
  SanitizedConfig,
  SanitizedGlobalConfig,
} from 'payload'
import { checkDocument, checkFile, checkQuery } from './check-address.ts'
import { readDocument, readJson, requireDocument } from './read-body.ts'

type Documents = SanitizedCollectionConfig | SanitizedGlobalConfig
type Door = Pick<Endpoint, 'handler' | 'method' | 'path'>
type Check = (req: PayloadRequest) => unknown

/** Payload offers these everywhere, and fails where there is nothing of the kind. */
const isServed = (documents: Documents, { method, path }: Door): boolean => {
  if (path.startsWith('/versions')) return Boolean(documents.versions)
  if (path === '/verify/:id') return 'auth' in documents && Boolean(documents.auth.verify)
  // Its query names a table that it doesn't join, so that it fails for everybody. The panel never asks.
  return !(documents.slug === 'payload-preferences' && method === 'delete' && path === '/:key')
}

const checked = <One extends Door>(endpoint: One, checks: Check[]): One => ({
  ...endpoint,
  handler: async (req) => {
    checkQuery(req)
    for (const check of checks) await check(req)
    return endpoint.handler(req)
  },
})

const checksOf = (documents: Documents, { method, path }: Door): Check[] => {
  if ('upload' in documents && path === '/file/:filename')
    return [(req) => checkFile(req, documents)]
  const creates = 'upload' in documents && method === 'post' && path === '/'
  const checks: Check[] = [(req) => checkDocument(path, req), readDocument]
  return creates ? [...checks, requireDocument] : checks
}

/**
 * Checks what is sent to each address of Payload's API before Payload uses it, so that what somebody
 * sent wrongly is refused with the reason rather than failing somewhere inside.
 */
export const withCheckedInput = (config: SanitizedConfig): SanitizedConfig => {
  for (const documents of [...config.collections, ...config.globals]) {
    // Of what has no addresses, Payload says with status 501 that they are yet to come.
    documents.endpoints = (documents.endpoints || [])
      .filter((door) => isServed(documents, door))
      .map((door) => checked(door, checksOf(documents, door)))
  }
  const endpoints = config.endpoints.map((door) => checked(door, [readJson]))
  return Object.assign(config, { endpoints })
}
