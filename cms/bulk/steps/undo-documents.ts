import type { CollectionSlug, Payload, PayloadRequest, TypedUser } from 'payload'
import type { Row } from '../queries/rows.ts'
import { fingerprint, type State } from '../state.ts'
import { restoreState } from './restore-state.ts'
import { workOnRows } from './work-on-rows.ts'

interface Order {
  changeId: number
  collection: CollectionSlug
  user: TypedUser
}

const undoOne = async (
  req: PayloadRequest,
  { collection }: Order,
  row: Row,
  now: State | undefined,
): Promise<Row> => {
  const { document_id: id, before } = row
  if (!now) return { ...row, reason: 'It has been deleted for good since.' }
  if (!before || fingerprint(now) !== row.after)
    return { ...row, reason: 'It has been changed since, so it stays as it is.' }
  await restoreState(req, collection, id, { before, now })
  return { ...row, result: 'undone', reason: null }
}

/** Restores all documents of an entry that nobody has changed since. */
export const undoDocuments = (payload: Payload, order: Order): Promise<void> =>
  workOnRows(payload, {
    ...order,
    kind: 'undo',
    some: async (req, rows, states) => {
      const done: Row[] = []
      for (const row of rows) done.push(await undoOne(req, order, row, states.get(row.document_id)))
      return done
    },
    failed: (row, reason) => ({ ...row, reason: `It could not be undone: ${reason}` }),
  })
