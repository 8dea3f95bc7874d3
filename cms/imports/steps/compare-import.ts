import type { Payload } from 'payload'
import { inOneTransaction } from '../../database/one-transaction.ts'
import { parseMapping } from '../mapping/mapping.ts'

import { declinedBefore } from '../queries/declined-before.ts'

import { forgetPrivatePlaces } from '../queries/forget-places.ts'

import { likelySame, type RowTraits, traitsOf } from '../queries/likely-same.ts'
import { type ImportAtWork, setStage } from '../queries/stages.ts'
import { addClosings, addGone, saveRows } from '../queries/write-rows.ts'
import { databaseUrl, withFileReader } from '../reading/file-reader.ts'
import type { ClinicReading } from '../rows/clinic-fields.ts'
import type { Row as RowOfFile } from '../rows/read-rows.ts'
import { readNamed } from '../rows/references.ts'
import { noteWords } from '../words/note-words.ts'
import type { Change } from './compare.ts'
import { batchPlanner } from './plan-batch.ts'
import { leftAsDeclined, type Row, reviewRow } from './review-row.ts'
import { inLanes } from './work-through.ts'

/** What a row would make known of a clinic that may be another one: nothing if it leaves its address alone. */
const newTraits = (change: Change): RowTraits[] => {
  if (change.kind === 'added') return traitsOf(change.line, change.data)
  const { clinic, data, line } = change
  if (!('address' in data) && !('city' in data)) return []
  // Of a clinic that is known, only its new address says something.
  return traitsOf(line, { ...clinic, ...data, phone: null }, clinic.id)
}

/** A row that was usable, and is no more, say without the file's points. */
const rejectedRow = (row: Row, reason: string): Row => {
  const nothing = { data: null, before: null, held: null, held_digest: null }
  return { ...row, ...nothing, kind: 'rejected', notes: [reason] }
}

/** Compares rows of an uploaded file with the directory as it is now. */
export const comparer = async (
  payload: Payload,
  { id, source, mapping: text }: Pick<ImportAtWork, 'id' | 'source' | 'mapping'>,
) => {
  const mapping = parseMapping(text)
  const named = await readNamed(payload)
  const plan = batchPlanner(payload, named)
  let last: Promise<unknown> = Promise.resolve()
  /** One batch after the other, by one process. */
  const read = (rows: readonly RowOfFile[]) => {
    const task = { ...named, rows, mapping, databaseUrl: databaseUrl(payload) }
    const readings = last.then(() => withFileReader((reader) => reader.ask('readRows', task)))
    last = readings.catch(() => undefined)
    return readings
  }
  return async (rows: Row[]): Promise<Row[]> => {
    const byLine = new Map(rows.map((row) => [row.line, row]))
    const readings = await read(
      rows.flatMap(({ line, cells }) => (line && cells ? [{ line, cells }] : [])),
    )
    // A row whose place is private has lost what its id was made of.
    const idOf = ({ line, fields }: ClinicReading) => byLine.get(line)?.source_id ?? fields.sourceId
    const clinics = readings.flatMap((reading) =>
      reading.kind === 'clinic'
        ? [{ ...reading, fields: { ...reading.fields, sourceId: idOf(reading) } }]
        : [],
    )
    const readAt = new Map(clinics.map((reading) => [reading.line, reading]))
    // The clinic that a row was compared with before, or that somebody said it is about.
    const known = new Map(
      rows.flatMap((row) => (row.line && row.clinic_id ? [[row.line, row.clinic_id]] : [])),
    )
    const changes = await plan(clinics, known)
    const open = changes.filter((change) => change.kind === 'added' || !change.isPaired)
    const others = await likelySame(payload.db.pool, id, source, open.flatMap(newTraits))
    const reviewed = changes.flatMap((change) => {
      const row = byLine.get(change.line)
      if (!row) return []
      const { unknown = null, mayBeClosed } = readAt.get(change.line) ?? {}
      return [reviewRow({ ...row, unknown }, change, others.get(change.line), mayBeClosed)]
    })
    const declined = await declinedBefore(payload.db.pool, id, reviewed)
    const compared = reviewed.map((row) => (declined.has(row.id) ? leftAsDeclined(row) : row))
    const refused = readings.flatMap((reading) => {
      const row = byLine.get(reading.line)
      return row && reading.kind === 'rejected' ? [rejectedRow(row, reading.reason)] : []
    })
    return [...compared, ...refused]
  }
}

/** Compares an uploaded file from where the last run left off, until it can be reviewed. */
export const compareImport = async (
  payload: Payload,
  job: ImportAtWork,
  signal: AbortSignal,
): Promise<void> => {
  const compare = await comparer(payload, job)
  // While one batch is read in its process, the other one is compared.
  await inLanes(payload, job.id, 'comparing', signal, async (rows) => {
    const compared = await compare(rows)
    await inOneTransaction(payload, async (req) => {
      await saveRows(req, compared)
      await forgetPrivatePlaces(req, compared)
    })
  })
  if (signal.aborted) return
  await inOneTransaction(payload, async (req) => {
    if (await setStage(req, job.id, ['comparing'], 'review')) {
      await addClosings(req, job.id, job.source)
      if (!job.isPartial) await addGone(req, job.id, job.source)
      await noteWords(req)
    }
  })
}
