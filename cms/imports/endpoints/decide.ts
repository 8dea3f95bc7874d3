import { z } from 'zod'
import { action, documentId } from '../../panel-kit/action.ts'
import { Refusal } from '../../panel-kit/refusal.ts'
import { decideRows } from '../queries/review-rows.ts'
import { findImport } from './find-import.ts'
import { RowFilterInput } from './row-filter.ts'

/** Records a person's decision on single rows, or on all rows that match a filter. */
export const decideImport = action({
  method: 'post',
  path: '/imports/:id/decide',
  roles: ['admin', 'editor'],
  input: z.object({
    id: documentId,
    decision: z.enum(['accepted', 'free', 'declined']).nullable(),
    which: z.union([z.object({ ids: z.array(documentId).max(1_000) }), RowFilterInput]),
  }),
  act: async ({ id, decision, which }, req) => {
    const { status } = await findImport(req, id)
    if (status !== 'review') {
      throw new Refusal('This import is not being reviewed right now. Reload the page.', 409)
    }
    return { decided: await decideRows(req, id, which, decision) }
  },
})
