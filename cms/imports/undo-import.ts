import type { Payload, PayloadRequest } from 'payload'
import { inOneTransaction } from '../database/one-transaction.ts'
import { type CurrentClinic, lockClinics } from '../queries/imports/current-clinics.ts'
import { claimRows } from '../queries/imports/pick-rows.ts'
import type { ImportAtWork } from '../queries/imports/stages.ts'
import { saveRows } from '../queries/imports/write-rows.ts'
import { inBatch } from './in-batch.ts'
import type { Row } from './review-row.ts'
import { workThrough } from './work-through.ts'
import { removeClinic, updateClinic } from './write-clinic.ts'

const REMOVED = 'It has been removed since.'
const TOUCHED = 'Somebody has changed it since, so it stays as it is.'

const undoOne = async (
  req: PayloadRequest,
  row: Row,
  clinic: CurrentClinic | undefined,
): Promise<Row> => {
  if (!clinic || clinic.trashed) return { ...row, result: 'kept', reason: REMOVED }
  if (clinic.drafted || clinic.version !== row.applied_version) {
    return { ...row, result: 'kept', reason: TOUCHED }
  }
  if (row.before) await updateClinic(req, clinic.id, row.before)
  else await removeClinic(req, clinic.id)
  return { ...row, result: 'undone' }
}

/** Goes on taking back what an import has done, wherever nobody has changed a clinic since. */
export const undoImport = async (
  payload: Payload,
  job: ImportAtWork,
  signal: AbortSignal,
): Promise<void> => {
  const undoSome = async (req: PayloadRequest, waiting: Row[]): Promise<Row[]> => {
    req.context.savedThrough = `Undone import: ${job.fileName}`
    const rows = await claimRows(req, 'undoing', waiting)
    const ids = rows.flatMap(({ clinic_id }) => clinic_id ?? [])
    const clinics = await lockClinics(req, ids, job.source, [])
    const byId = new Map(clinics.map((clinic) => [clinic.id, clinic]))
    const done: Row[] = []
    for (const row of rows) done.push(await undoOne(req, row, byId.get(row.clinic_id ?? 0)))
    await saveRows(req, done)
    return done
  }
  await workThrough(payload, job.id, 'undoing', signal, (rows) =>
    inBatch(payload, rows, undoSome, async (row, reason): Promise<Row> => {
      const failed: Row = { ...row, result: 'failed', reason: `It could not be undone: ${reason}` }
      await inOneTransaction(payload, (req) => saveRows(req, [failed]))
      return failed
    }),
  )
}
