import type { Payload } from 'payload'
import { BATCH } from '../../database/in-batch.ts'
import { inOneTransaction } from '../../database/one-transaction.ts'
import { parseMapping } from '../mapping/mapping.ts'
import { clinicsAtAddress } from '../queries/clinics-at-address.ts'
import { pickRows } from '../queries/pick-rows.ts'
import { type ImportAtWork, setStage } from '../queries/stages.ts'
import { addGone, saveRows } from '../queries/write-rows.ts'
import { databaseUrl, withFileReader } from '../reading/file-reader.ts'
import type { Row as RowOfFile } from '../rows/read-rows.ts'
import { readNamed } from '../rows/references.ts'
import type { Change } from './compare.ts'
import { planBatch } from './plan-batch.ts'
import { type Row, reviewRow, type Written } from './review-row.ts'

/** The address that a row would give a clinic, unless it leaves the address alone. */
const newAddress = (change: Change) => {
  const clinic = change.kind === 'added' ? null : change.clinic
  const { address, city, state } = { ...clinic, ...change.data }
  const stays = clinic && !('address' in change.data) && !('city' in change.data)
  if (stays || !address || !city || typeof state !== 'number') return []
  return [{ line: change.line, clinicId: clinic?.id ?? null, address, city, state }]
}

/** Compares rows of an uploaded file with the directory as it is now. */
export const comparer = async (payload: Payload, { id, source, mapping: text }: ImportAtWork) => {
  const mapping = parseMapping(text)
  const named = await readNamed(payload)
  const read = (rows: readonly RowOfFile[]) =>
    withFileReader((reader) =>
      reader.ask('readRows', { ...named, rows, mapping, databaseUrl: databaseUrl(payload) }),
    )
  return async (rows: Row[]): Promise<Row[]> => {
    const byLine = new Map(rows.map((row) => [row.line, row]))
    const readings = await read(
      rows.flatMap(({ line, cells }) => (line && cells ? [{ line, cells }] : [])),
    )
    const clinics = readings.flatMap((reading) => (reading.kind === 'clinic' ? [reading] : []))
    const changes = await planBatch(payload, clinics, named)
    const others = await clinicsAtAddress(payload.db.pool, id, source, changes.flatMap(newAddress))
    return changes.flatMap((change) => {
      const row = byLine.get(change.line)
      return row ? [reviewRow(row, change, others.get(change.line))] : []
    })
  }
}

/** Compares an uploaded file from where the last run left off, until it can be reviewed. */
export const compareImport = async (
  payload: Payload,
  job: ImportAtWork,
  signal: AbortSignal,
): Promise<void> => {
  const compare = await comparer(payload, job)
  const { pool } = payload.db
  for (;;) {
    const rows = await pickRows<Written>(pool, job.id, 'comparing', BATCH, null)
    if (signal.aborted) return
    if (rows.length === 0) break
    const compared = await compare(rows)
    await inOneTransaction(payload, (req) => saveRows(req, compared))
  }
  await inOneTransaction(payload, async (req) => {
    if (await setStage(req, job.id, ['comparing'], 'review')) {
      if (!job.isPartial) await addGone(req, job.id, job.source)
    }
  })
}
