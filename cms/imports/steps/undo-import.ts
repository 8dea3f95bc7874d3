import type { Payload, PayloadRequest } from 'payload'
import { inBatch } from '../../database/in-batch.ts'
import { inOneTransaction } from '../../database/one-transaction.ts'
import { claimRows } from '../queries/pick-rows.ts'
import type { ImportAtWork } from '../queries/stages.ts'
import { saveRows } from '../queries/write-rows.ts'
import type { Row } from './review-row.ts'
import { COULD_NOT, undoRows } from './undo-rows.ts'
import { workThrough } from './work-through.ts'

/** Undoes an import from where the last run left off; rows it has to leave can be undone later. */
export const undoImport = async (
  payload: Payload,
  job: ImportAtWork,
  signal: AbortSignal,
): Promise<void> => {
  const undoSome = async (req: PayloadRequest, waiting: Row[]): Promise<Row[]> => {
    req.context.restoresValues = true
    req.context.savedThrough = `Undone import: ${job.fileName}`
    return undoRows(req, await claimRows(req, 'undoing', waiting), job.source)
  }
  await workThrough(payload, job.id, 'undoing', signal, (rows) =>
    inBatch(payload, rows, undoSome, async (row, reason): Promise<Row> => {
      const failed: Row = { ...row, reason: COULD_NOT + reason }
      await inOneTransaction(payload, (req) => saveRows(req, [failed]))
      return failed
    }),
  )
}
