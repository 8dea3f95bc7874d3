import { z } from 'zod'
import { ROLES } from '../../access/roles.ts'
import { MESSAGE_STATUSES } from '../../contract/constants.ts'
import { action, documentId } from '../endpoint.ts'

const status = z.enum(MESSAGE_STATUSES)

/** Says how far a message has come; where `from` is given, only if it has not moved on since. */
export const markMessage = action({
  method: 'post',
  path: '/messages/:id/status',
  roles: ROLES,
  input: z.object({ id: documentId, status, from: status.optional() }),
  act: async ({ id, status, from }, req) => {
    const conditions = from ? [{ status: { equals: from } }] : []
    const { docs } = await req.payload.update({
      collection: 'contact-messages',
      where: { and: [{ id: { equals: id } }, ...conditions] },
      depth: 0,
      data: { status },
      req,
    })
    return { status: docs[0]?.status ?? null }
  },
})
