import { z } from 'zod'
import { PUBLISHERS } from '../../access/publishers.ts'
import { action, documentId } from '../../panel-kit/action.ts'
import { requireConfirmed } from '../limits.ts'
import { findEntry } from '../queries/find-entry.ts'
import { nounOf } from '../steps/find-chosen.ts'
import { runEntry } from '../steps/run-entry.ts'

const onEntry = (path: `/${string}`, kind: 'change' | 'undo') =>
  action({
    method: 'post',
    path,
    roles: PUBLISHERS,
    input: z.object({ id: documentId }),
    act: async ({ id }, req) => {
      const entry = await findEntry(req, id)
      const collection = req.payload.collections[entry.on as 'clinics']
      requireConfirmed(req, entry.count, entry.count, nounOf(collection.config))
      return entry
    },
    after: async (entry, req) => ({
      counts: req.user && (await runEntry(req.payload, entry, req.user, kind)),
    }),
  })

/** Goes on with a change that was cut off. */
export const continueBulk = onEntry('/bulk/:id/continue', 'change')

/** Restores every document of a change that nobody has changed since. */
export const undoBulk = onEntry('/bulk/:id/undo', 'undo')
