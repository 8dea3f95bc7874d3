import type { Payload, PayloadRequest } from 'payload'
import { inBatch } from '../../database/in-batch.ts'
import { inOneTransaction } from '../../database/one-transaction.ts'
import { toSlug } from '../../documents/hooks/fill-slug.ts'
import { forgetPrivatePlaces } from '../queries/forget-places.ts'
import { type LikelySame, likelySame, traitsOf } from '../queries/likely-same.ts'
import { claimRows } from '../queries/pick-rows.ts'
import type { ImportAtWork } from '../queries/stages.ts'
import { saveRows } from '../queries/write-rows.ts'
import { chooseSlugs, type ReservedSlugs } from '../rows/choose-slugs.ts'
import { comparer } from './compare-import.ts'
import { chosenFields, isWhole, type Row } from './review-row.ts'
import { workThrough } from './work-through.ts'
import { type Writing, type Wrote, writeClinics } from './write-clinics.ts'

const TOUCHED =
  'Somebody has changed it since the file was compared. Upload the file again to see what still differs.'
const ALREADY = 'It already matches the file.'
const sinceAdded = ({ name, reasons }: LikelySame) =>
  `It may be ${name}, which was added since the file was compared: ${reasons.join(', ')}. Upload the file again to see both.`

const LONGEST_SLUG = 200

/** The last part of a page's address, as our own export says it. */
const slugOf = (cell: string | undefined) =>
  cell && toSlug(cell) === cell && cell.length <= LONGEST_SLUG ? cell : undefined

const isNew = ({ before }: Row) => before === null

const writingOf = (row: Row, slugs: Map<number, string>): Writing => ({
  seen: isNew(row)
    ? null
    : {
        id: row.clinic_id ?? 0,
        version: row.seen_version ?? '',
        isTrashed: Boolean(row.before?.deletedAt),
      },
  sourceId: row.source_id,
  data: chosenFields(row),
  digest: row.decision === 'accepted' ? null : row.held_digest,
  slug: slugs.get(row.id) ?? '',
})

const written = (wrote: Wrote<Row>): Row => {
  const { item: row } = wrote
  if ('kept' in wrote) return { ...row, result: 'kept', reason: wrote.kept }
  const { id, updatedAt } = wrote.clinic
  const isApplied = isNew(row) || Object.keys(chosenFields(row)).length > 0
  const result = isApplied ? 'applied' : 'noted'
  return { ...row, clinic_id: id, result, applied_version: updatedAt }
}

/** Writes the accepted rows of an uploaded file, from where the last run left off. */
export const applyImport = async (
  payload: Payload,
  job: ImportAtWork,
  signal: AbortSignal,
): Promise<void> => {
  const compare = await comparer(payload, job)
  const reserved: ReservedSlugs = new Set()

  // A clinic that changed since is overwritten only if that needs no check.
  const compareAgain = async (row: Row): Promise<Row | string> => {
    if (row.kind === 'gone' || row.kind === 'held') return TOUCHED
    const [now] = await compare([row])
    if (now?.kind === 'same') return ALREADY
    return now?.kind === 'changed' ? now : TOUCHED
  }

  /** Applies some rows, and records that in the same transaction. */
  const applySome = async (
    req: PayloadRequest,
    waiting: Row[],
    slugs: Map<number, string>,
  ): Promise<Row[]> => {
    req.context.savedThrough = `Import: ${job.fileName}`
    req.context.factSource = 'import'
    const rows = await claimRows(req, 'applying', waiting)
    const wrote = await writeClinics(req, rows, {
      source: job.source,
      writingOf: (row) => writingOf(row, slugs),
      compareAgain,
    })
    const done = wrote.map(written)
    await saveRows(req, done)
    await forgetPrivatePlaces(req, done)
    return done
  }

  /** New rows that needed no check, whose clinics somebody has added meanwhile, say by another file. */
  const addedSince = async (rows: Row[]): Promise<Row[]> => {
    const unchecked = rows.filter((row) => isNew(row) && row.kind === 'new' && row.line)
    const traits = unchecked.flatMap(({ line, data }) => traitsOf(line ?? 0, data ?? {}))
    const others = await likelySame(payload.db.pool, job.id, job.source, traits)
    return unchecked.flatMap((row) => {
      const other = others.get(row.line ?? 0)
      return other ? [{ ...row, result: 'kept', reason: sinceAdded(other) } as const] : []
    })
  }

  await workThrough(payload, job.id, 'applying', signal, async (waiting) => {
    const kept = await addedSince(waiting)
    await inOneTransaction(payload, (req) => saveRows(req, kept))
    const keptIds = new Set(kept.map(({ id }) => id))
    const rows = waiting.filter(({ id }) => !keptIds.has(id))
    const places = rows.flatMap((row) =>
      isNew(row) && isWhole(row.data)
        ? [{ ...row.data, line: row.id, wished: slugOf(row.cells?.slug) }]
        : [],
    )
    const slugs = await chooseSlugs(payload, places, reserved)
    await inBatch(
      payload,
      rows,
      (req, some) => applySome(req, some, slugs),
      async (row, reason): Promise<Row> => {
        const failed: Row = { ...row, result: 'failed', reason }
        await inOneTransaction(payload, (req) => saveRows(req, [failed]))
        return failed
      },
    )
  })
}
