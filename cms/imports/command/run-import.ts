import { createLocalReq, type Payload } from 'payload'
import { BATCH, inBatch } from '../../database/in-batch.ts'
import { vacuumListings } from '../../listings/index.ts'
import { inspect } from '../file/file-text.ts'
import { fileOnDisk } from '../file/source-file.ts'
import type { Mapping } from '../mapping/mapping.ts'
import { mappingSettler } from '../mapping/settle-mapping.ts'
import { holdSource } from '../queries/stages.ts'
import { chooseSlugs, type ReservedSlugs } from '../rows/choose-slugs.ts'
import type { Reading } from '../rows/clinic-fields.ts'
import { rowReader } from '../rows/read-row.ts'
import { type Row, readRows } from '../rows/read-rows.ts'
import { readReferences } from '../rows/references.ts'
import type { Change } from '../steps/compare.ts'
import { inLanes } from '../steps/in-lanes.ts'
import { planBatch } from '../steps/plan-batch.ts'
import { beingImported, refuseSecond } from '../steps/refuse-second.ts'
import { type Writing, type Wrote, writeClinics } from '../steps/write-clinics.ts'

/** What became of a row. */
export type Result = Change | { kind: 'rejected'; line: number; reason: string }

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
  /** Reports what would be done without writing anything. */
  dryRun: boolean
  /** Called with the number of bytes read so far. */
  progress?: (bytes: number) => void
  /** Ends the import after the batches that are at work. */
  signal?: AbortSignal
}

/** Batches at work at once: some are prepared while Postgres writes the others. */
const LANES = 4

interface ReadLine {
  row: Row
  reading: Reading
}

const CHANGED_MEANWHILE =
  'Somebody changed it while the file was being read. Import the file again to see what still differs.'

const isWritten = (change: Change): boolean =>
  change.kind === 'added' || (!change.left && (change.kind === 'changed' || change.digest !== null))

const writingOf = (change: Change, slugs: Map<number, string>): Writing => ({
  seen: change.kind === 'added' ? null : { id: change.clinic.id, version: change.clinic.updatedAt },
  sourceId: change.data.sourceId ?? null,
  data: change.data,
  digest: change.kind === 'added' ? null : change.digest,
  slug: slugs.get(change.line) ?? '',
})

const resultOf = (wrote: Wrote<Change>): Result => {
  const { item: change } = wrote
  if (!('kept' in wrote)) return change
  return change.kind === 'added'
    ? { kind: 'rejected', line: change.line, reason: wrote.kept }
    : { ...change, kind: 'unchanged', left: wrote.kept }
}

/** Writes a batch of changes; rows that could not be added come back as rejected. */
const write = async (
  payload: Payload,
  source: string,
  changes: Change[],
  reserved: ReservedSlugs,
): Promise<Result[]> => {
  const added = changes.flatMap((change) => (change.kind === 'added' ? [change] : []))
  const places = added.map(({ line, data }) => ({ ...data, line }))
  const slugs = await chooseSlugs(payload, places, reserved)
  const written = await inBatch<Change, Result>(
    payload,
    changes.filter(isWritten),
    async (req, some) => {
      req.context.savedThrough = 'Import'
      req.context.factSource = 'import'
      const wrote = await writeClinics(req, some, {
        source,
        writingOf: (change) => writingOf(change, slugs),
        compareAgain: async () => CHANGED_MEANWHILE,
      })
      return wrote.map(resultOf)
    },
    ({ line }, reason) => ({ kind: 'rejected', line, reason }),
  )
  const byLine = new Map(written.map((result) => [result.line, result]))
  return changes.map((change) => byLine.get(change.line) ?? change)
}

/**
 * Imports a CSV file: compares its rows with the clinics imported earlier from the same source,
 * and writes what is new or different. Importing the same file again changes nothing, so an
 * interrupted import is finished by running it again.
 * @throws FileFault if the file can't be read to its end, or another import of its source is
 * unfinished
 */
export async function* runImport(payload: Payload, options: Options): AsyncGenerator<Outcome> {
  if (options.dryRun) return yield* importRows(payload, options)
  const { source } = options.mapping
  const release = await holdSource(payload.db.pool, source)
  if (!release) throw beingImported(source)
  try {
    await refuseSecond(await createLocalReq({}, payload), source)
    yield* importRows(payload, options)
  } finally {
    await release()
  }
}

async function* importRows(payload: Payload, options: Options): AsyncGenerator<Outcome> {
  const { dryRun, progress, signal } = options
  const file = fileOnDisk(options.file)
  const text = await inspect(file)
  // Read to its end before anything is written, so that a truncated file changes nothing.
  const settler = mappingSettler(options.mapping)
  for await (const row of readRows(file, options.mapping, text)) settler.look(row)
  const mapping = settler.settled()
  const references = await readReferences(payload, mapping)
  const read = rowReader(mapping, references)
  const reserved: ReservedSlugs = new Set()

  const finish = async (batch: ReadLine[]): Promise<Outcome[]> => {
    const clinics = batch.flatMap(({ reading }) => (reading.kind === 'clinic' ? [reading] : []))
    const planned = await planBatch(payload, clinics, references)
    const results = dryRun ? planned : await write(payload, mapping.source, planned, reserved)
    const byLine = new Map(results.map((result) => [result.line, result]))
    return batch.map(({ row, reading }) => {
      if (reading.kind === 'rejected')
        return {
          row,
          name: row.cells[mapping.columns.name ?? ''] ?? '',
          result: reading,
          notes: [],
        }
      const result = byLine.get(reading.line)
      if (!result) throw new Error(`Nothing became of line ${reading.line}`)
      return { row, name: reading.fields.name, result, notes: reading.notes }
    })
  }

  /** The batches to finish, in the order of the file, until it ends or the import is stopped. */
  async function* batches() {
    let batch: ReadLine[] = []
    for await (const row of readRows(file, mapping, text, progress)) {
      batch.push({ row, reading: read(row) })
      if (batch.length < BATCH) continue
      const full = batch
      batch = []
      yield () => finish(full)
      if (signal?.aborted) return
    }
    yield () => finish(batch)
  }

  for await (const outcomes of inLanes(batches(), LANES)) yield* outcomes
  if (!dryRun) await vacuumListings(payload.db.pool)
}
