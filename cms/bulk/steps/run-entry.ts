import type { CollectionSlug, Payload, TypedUser } from 'payload'
import { holdLock, isHeld } from '../../database/hold-lock.ts'
import { LOCKS } from '../../database/locks.ts'
import { Refusal } from '../../panel-kit/refusal.ts'
import type { BulkChange } from '../../payload-types.ts'
import { Change } from '../change.ts'
import { countRows, type Result } from '../queries/rows.ts'
import { changeDocuments } from './change-documents.ts'
import { undoDocuments } from './undo-documents.ts'

export type Counts = Record<Result | 'waiting', number>

/** What the log says of an entry. */
const statusOf = ({ waiting, changed, undone }: Counts): string => {
  if (waiting > 0) return 'stopped'
  if (undone === 0) return 'done'
  return changed === 0 ? 'undone' : 'partly undone'
}

/** Whether a process is at work on an entry. */
export const isWorkedOn = (payload: Payload, id: number): Promise<boolean> =>
  isHeld(payload.db.pool, LOCKS.changingMany, String(id))

/**
 * Does what still waits of an entry, or undoes what it has done. Only one process works on an entry
 * at a time.
 * @returns how many documents have each result
 */
export const runEntry = async (
  payload: Payload,
  entry: Pick<BulkChange, 'id' | 'on' | 'change'>,
  user: TypedUser,
  kind: 'change' | 'undo',
): Promise<Counts> => {
  const release = await holdLock(payload.db.pool, LOCKS.changingMany, String(entry.id))
  if (!release)
    throw new Refusal(
      {
        en: 'It is being worked on right now. Wait until that is done.',
        es: 'Se está trabajando en ello ahora mismo. Espere a que termine.',
      },
      409,
    )
  try {
    const order = { changeId: entry.id, collection: entry.on as CollectionSlug, user }
    if (kind === 'undo') await undoDocuments(payload, order)
    else
      await changeDocuments(payload, { ...order, change: Change.parse(JSON.parse(entry.change)) })
    const counts = await countRows(payload.db.pool, entry.id)
    await payload.update({
      collection: 'bulk-changes',
      id: entry.id,
      data: { status: statusOf(counts), ...(kind === 'undo' && { undoneBy: user.id }) },
      depth: 0,
    })
    return counts
  } finally {
    await release()
  }
}
