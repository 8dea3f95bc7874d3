import type { PayloadRequest } from 'payload'
import { findKept, VERSIONED, type Versioned } from '../../documents/queries/versions.ts'
import { panelLanguage } from '../../panel-kit/say.ts'
import { describeCall } from '../describe/call-changes.ts'
import type { LogRow } from '../queries/log-rows.ts'
import { recordedRows } from '../queries/recorded-rows.ts'
import { recordedSentences } from '../recorded.ts'
import { sentencesOf } from '../versions.ts'

/** Sentences by the id of a row. */
type Sentences = Map<number, string[]>

const refsIn = (rows: readonly LogRow[], table: LogRow['table']) =>
  rows.filter((row) => row.table === table)

const ofVersions = async (req: PayloadRequest, rows: readonly LogRow[], slug: Versioned) => {
  const own = refsIn(rows, 'versions').filter(({ source }) => source === slug)
  const ids = own.flatMap(({ ref, previous }) => (previous ? [ref, previous] : []))
  if (ids.length === 0) return new Map<number, string[]>()
  const { docs } = await findKept(req, slug, { id: { in: ids } }, { limit: ids.length })
  const byId = new Map(docs.map((doc) => [doc.id, doc]))
  const pairs = own.flatMap(({ ref, previous }) => {
    const now = byId.get(ref)
    return now ? [{ now, before: byId.get(previous ?? 0) }] : []
  })
  return sentencesOf(req, slug, pairs)
}

const ofCalls = async (req: PayloadRequest, rows: readonly LogRow[]): Promise<Sentences> => {
  const ids = refsIn(rows, 'calls').map(({ ref }) => ref)
  if (ids.length === 0) return new Map()
  const { docs } = await req.payload.find({
    collection: 'verifications',
    where: { id: { in: ids } },
    select: { changes: true, askAgainOn: true },
    depth: 0,
    pagination: false,
    req,
  })
  const language = panelLanguage(req.i18n.language)
  return new Map(docs.map((call) => [call.id, describeCall(call, language)]))
}

const ofRecorded = async (req: PayloadRequest, rows: readonly LogRow[]): Promise<Sentences> => {
  const ids = refsIn(rows, 'recorded').map(({ ref }) => ref)
  return ids.length === 0 ? new Map() : recordedSentences(req, await recordedRows(req, ids))
}

/** What each row of the log changed, in sentences. */
export const logSentences = async (
  req: PayloadRequest,
  rows: readonly LogRow[],
): Promise<(row: LogRow) => string[]> => {
  const versions = new Map<string, Sentences>()
  for (const slug of VERSIONED) versions.set(slug, await ofVersions(req, rows, slug))
  const [calls, recorded] = [await ofCalls(req, rows), await ofRecorded(req, rows)]
  return ({ table, source, ref, done }) => {
    if (table === 'versions') return versions.get(source)?.get(ref) ?? []
    if (table === 'calls') return done === 'undone' ? [] : (calls.get(ref) ?? [])
    return table === 'recorded' ? (recorded.get(ref) ?? []) : []
  }
}
