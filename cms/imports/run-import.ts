import type { Payload } from 'payload'
import { settleListings } from '../queries/settle-listings.ts'
import { applyBatch, type ReservedSlugs, type Result } from './apply-batch.ts'
import { type Reading, readClinicFields } from './clinic-fields.ts'
import type { Mapping } from './mapping.ts'
import { planBatch, type ReadRow } from './plan-batch.ts'
import { type Row, readRows } from './read-rows.ts'
import { type References, readReferences } from './references.ts'

/** Rows that are compared and written at a time; one transaction. */
const BATCH = 100

/** What became of a row; `notes` say which of its cells could not be used. */
export interface Outcome {
  row: Row
  name: string
  result: Result
  notes: string[]
}

interface Options {
  file: string
  mapping: Mapping
  /** Only says what would be done. */
  dryRun: boolean
  /** Is told the bytes of the file that have been read. */
  progress?: (bytes: number) => void
  /** Ends the import after the batch at hand. */
  signal?: AbortSignal
}

interface Pending {
  row: Row
  reading: Extract<Reading, { kind: 'clinic' }>
}

const toReadRow = ({ row, reading }: Pending): ReadRow => ({
  line: row.line,
  fields: reading.fields,
})

/** Reads a row. One whose state is not there, or that the file has already had, is rejected. */
const read = (
  row: Row,
  { mapping }: Options,
  { states }: References,
  seen: Map<string, number>,
) => {
  const reading = readClinicFields(row, mapping)
  if (reading.kind === 'rejected') return reading
  const { state, sourceId } = reading.fields
  const rejected = (reason: string): Reading => ({ kind: 'rejected', line: row.line, reason })
  if (!states.has(state)) return rejected(`there is no state “${state}”`)
  const earlier = seen.get(sourceId)
  if (earlier !== undefined) return rejected(`the same as line ${earlier}`)
  seen.set(sourceId, row.line)
  return reading
}

/**
 * Imports a CSV file: compares its rows with the clinics that came from the same source before,
 * and writes what is new or different. The same file twice changes nothing, so that an import
 * which was interrupted is finished by starting it again.
 */
export async function* runImport(payload: Payload, options: Options): AsyncGenerator<Outcome> {
  const { file, mapping, dryRun, progress, signal } = options
  const references = await readReferences(payload)
  const reserved: ReservedSlugs = new Set()
  const seen = new Map<string, number>()

  const finish = async (batch: Pending[]): Promise<Outcome[]> => {
    const planned = await planBatch(payload, batch.map(toReadRow), references)
    const results = dryRun ? planned : await applyBatch(payload, planned, reserved)
    return batch.flatMap(({ row, reading }, index) => {
      const result = results[index]
      return result ? [{ row, name: reading.fields.name, result, notes: reading.notes }] : []
    })
  }

  let batch: Pending[] = []
  // One batch is prepared while Postgres writes the other: two keep both of them busy.
  let other: Promise<Outcome[]> = Promise.resolve([])
  for await (const row of readRows(file, mapping, progress)) {
    const reading = read(row, options, references, seen)
    if (reading.kind === 'rejected') {
      yield { row, name: row.cells[mapping.columns.name ?? ''] ?? '', result: reading, notes: [] }
      continue
    }
    batch.push({ row, reading })
    if (batch.length < BATCH) continue
    const current = finish(batch)
    batch = []
    yield* await other
    other = current
    if (signal?.aborted) break
  }
  yield* await other
  if (!signal?.aborted) yield* await finish(batch)
  if (!dryRun) await settleListings(payload.db.pool)
}
