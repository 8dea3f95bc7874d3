import type { PayloadRequest } from 'payload'
import { letOthersWork } from '../../database/let-others-work.ts'
import { copyToVersions } from '../queries/copy-to-versions.ts'
import { insertRows, nextIds, type RowsByTable } from '../queries/insert-rows.ts'
import { collectRows } from './collect-rows.ts'
import { type Prepared, prepareDocument } from './prepare-document.ts'

/** What an import needs to know of what it wrote. */
export interface Created {
  id: number
  updatedAt: string
}

/**
 * Creates published clinics in English, all in a few statements, and leaves in the database what
 * payload.create would: the same hooks and rules, rows by Payload's own adapter, a first version.
 * Nobody is signed in. If one can't be written, none is.
 */
export const createDocuments = async (
  req: PayloadRequest,
  slug: 'clinics',
  documents: readonly object[],
): Promise<Created[]> => {
  if (documents.length === 0) return []
  req.locale = 'en'
  const { config } = req.payload.collections[slug]
  const breathe = letOthersWork()
  const ids = await nextIds(req, slug, documents.length)
  const rows: RowsByTable = new Map()
  const created: (Prepared & Created)[] = []
  for (const [index, source] of documents.entries()) {
    await breathe()
    const { doc, stored } = await prepareDocument(req, config, { ...source, _status: 'published' })
    const now = new Date().toISOString()
    const made = { id: ids[index] ?? 0, createdAt: now, updatedAt: now }
    await collectRows(req, slug, { id: made.id, stored: { ...stored, ...made } }, rows)
    created.push({ doc: { ...doc, ...made }, stored, ...made })
  }
  for (const [table, some] of rows) await insertRows(req, table, some)
  await copyToVersions(req, [...rows.keys()], ids)
  const about = { collection: config, context: req.context, operation: 'create' as const, req }
  for (const { doc } of created) {
    await breathe()
    for (const hook of config.hooks.afterChange)
      await hook({ ...about, data: doc, doc, previousDoc: {}, overrideAccess: true })
  }
  return created.map(({ id, updatedAt }) => ({ id, updatedAt }))
}
