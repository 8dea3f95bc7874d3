import { z } from 'zod'
import { ROLES } from '../../access/roles.ts'
import { MESSAGE_STATUSES } from '../../contract/constants.ts'
import { action, documentId } from '../../panel-kit/action.ts'
import { Refusal } from '../../panel-kit/refusal.ts'
import { setMessageStatus } from '../queries/set-message-status.ts'

const status = z.enum(MESSAGE_STATUSES)

/**
 * Sets the status of a message; if `from` is given, only while the message still has that status.
 */
export const markMessage = action({
  method: 'post',
  path: '/messages/:id/status',
  roles: ROLES,
  input: z.object({ id: documentId, status, from: status.optional() }),
  act: async ({ id, status, from }, req) => {
    const now = await setMessageStatus(req, { id, status, from })
    if (!now)
      throw new Refusal(
        { en: 'This message no longer exists.', es: 'Este mensaje ya no existe.' },
        404,
      )
    return { status: now }
  },
})
