import { z } from 'zod'
import { ROLES } from '../../access/roles.ts'
import { MESSAGE_STATUSES } from '../../contract/constants.ts'
import { action, documentId } from '../../panel-kit/action.ts'
import { Refusal } from '../../panel-kit/refusal.ts'
import { setMessageStatus } from '../queries/set-message-status.ts'

const status = z.enum(MESSAGE_STATUSES)

/** Says how far a message has come; where `from` is given, only if it has not moved on since. */
export const markMessage = action({
  method: 'post',
  path: '/messages/:id/status',
  roles: ROLES,
  input: z.object({ id: documentId, status, from: status.optional() }),
  act: async ({ id, status, from }, req) => {
    const now = await setMessageStatus(req, { id, status, from })
    if (!now) throw new Refusal('This message is no longer there.', 404)
    return { status: now }
  },
})
