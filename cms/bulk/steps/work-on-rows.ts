import type { CollectionSlug, Payload, PayloadRequest, TypedUser } from 'payload'
import { inBatch } from '../../database/in-batch.ts'
import { inOneTransaction } from '../../database/one-transaction.ts'
import { lockDocuments } from '../queries/lock-documents.ts'
import { nextRows, type Row, saveRow } from '../queries/rows.ts'
import type { State } from '../state.ts'
import { statesOf } from './states.ts'

/** Documents written in one transaction. One that is refused makes the others be written one by one. */
const BATCH = 20

export interface Work {
  changeId: number
  collection: CollectionSlug
  /** Who does it: their rights decide. */
  user: TypedUser
  kind: 'change' | 'undo'
  /** Works on some documents, which are locked, and says what became of each. */
  some: (req: PayloadRequest, rows: Row[], states: Map<number, State>) => Promise<Row[]>
  /** What becomes of a document that could not be written. */
  failed: (row: Row, reason: string) => Row
}

/**
 * Works through the documents of a change, some at a time. What became of each is recorded in the
 * transaction that wrote it, so a run that was cut off goes on where it stopped.
 */
export const workOnRows = async (payload: Payload, work: Work): Promise<void> => {
  const { changeId, collection, user, kind, some, failed } = work
  const inTurn = async (req: PayloadRequest, rows: Row[]): Promise<Row[]> => {
    req.user = user
    req.context.changesMany = true
    const ids = rows.map(({ document_id }) => document_id)
    await lockDocuments(req, collection, ids)
    const done = await some(req, rows, await statesOf(req, collection, ids))
    for (const row of done) await saveRow(req, changeId, row)
    return done
  }
  const next = (after: number) => nextRows(payload.db.pool, changeId, kind, { after, limit: BATCH })
  for (let rows = await next(0); rows.length > 0; rows = await next(rows.at(-1)?.document_id ?? 0))
    await inBatch(payload, rows, inTurn, async (row, reason) => {
      const left = failed(row, reason)
      await inOneTransaction(payload, (req) => saveRow(req, changeId, left))
      return left
    })
}
