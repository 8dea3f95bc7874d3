import { z } from 'zod'
import { ROLES } from '../../access/roles.ts'
import { action, documentId } from '../../panel-kit/action.ts'
import { Refusal } from '../../panel-kit/refusal.ts'

/** Sets which clinic a message is about. That clinic is then verified before others. */
export const reportClinic = action({
  method: 'post',
  path: '/messages/:id/clinic',
  roles: ROLES,
  input: z.object({ id: documentId, clinic: documentId }),
  act: async ({ id, clinic }, req) => {
    const { totalDocs } = await req.payload.count({
      collection: 'clinics',
      where: { id: { equals: clinic } },
      req,
    })
    if (totalDocs === 0)
      throw new Refusal(
        { en: 'That clinic no longer exists.', es: 'Esa clínica ya no existe.' },
        404,
      )
    const { docs } = await req.payload.update({
      collection: 'contact-messages',
      where: { id: { equals: id } },
      depth: 0,
      data: { clinic },
      req,
    })
    const [message] = docs
    if (!message)
      throw new Refusal(
        { en: 'This message no longer exists.', es: 'Este mensaje ya no existe.' },
        404,
      )
    return { clinic, updatedAt: message.updatedAt }
  },
})
