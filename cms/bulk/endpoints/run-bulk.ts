import { z } from 'zod'
import { PUBLISHERS } from '../../access/publishers.ts'
import { action } from '../../panel-kit/action.ts'
import { findEntry } from '../queries/find-entry.ts'
import { runEntry } from '../steps/run-entry.ts'
import { startChange } from '../steps/start-change.ts'
import { Asked } from './for-collection.ts'

/**
 * Changes many documents, once their number is confirmed. The entry of the log comes first, in a
 * transaction of its own; the documents follow, some at a time.
 */
export const runBulk = action({
  method: 'post',
  path: '/bulk/run',
  roles: PUBLISHERS,
  input: Asked.extend({ confirmed: z.number().int().min(0), seen: z.string().optional() }),
  act: async (order, req, user) => ({ started: await startChange(req, user, order) }),
  after: async ({ started }, req) => {
    if (!started || !req.user) return { id: null, counts: null }
    const entry = await findEntry(req, started.id)
    return { id: started.id, counts: await runEntry(req.payload, entry, req.user, 'change') }
  },
})
