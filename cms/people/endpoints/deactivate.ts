import type { PayloadRequest } from 'payload'
import { z } from 'zod'
import { action, documentId } from '../../panel-kit/action.ts'
import { nameOf } from '../../panel-kit/person-name.ts'
import { Refusal } from '../../panel-kit/refusal.ts'
import type { User } from '../../payload-types.ts'
import { releaseClaims } from '../../verification/index.ts'
import { lockAdmins } from '../queries/account.ts'

const input = z.object({ id: documentId })

const read = async (req: PayloadRequest, id: number): Promise<User> => {
  const users = { collection: 'users', id, depth: 0, disableErrors: true } as const
  const user = await req.payload.findByID({ ...users, req })
  if (!user)
    throw new Refusal({ en: 'There is no such account.', es: 'No existe esa cuenta.' }, 404)
  return user
}

/** Ends somebody's sessions and blocks new sign-ins. Their name stays in every log. */
export const deactivate = action({
  method: 'post',
  path: '/people/:id/deactivate',
  roles: ['admin'],
  input,
  act: async ({ id }, req, user) => {
    if (id === user.id)
      throw new Refusal(
        {
          en: 'You can’t deactivate yourself. Ask another admin.',
          es: 'No puede desactivar su propia cuenta. Pídalo a otra persona de Administración.',
        },
        409,
      )
    const admins = await lockAdmins(req)
    // Another admin may have deactivated the asker a moment ago.
    if (!admins.includes(user.id))
      throw new Refusal({ en: 'Please sign in again.', es: 'Inicie sesión de nuevo.' }, 401)
    const person = await read(req, id)
    if (person.deactivatedAt)
      throw new Refusal(
        {
          en: `${nameOf(person)} is already deactivated.`,
          es: `La cuenta de ${nameOf(person)} ya está desactivada.`,
        },
        409,
      )
    const deactivatedAt = new Date().toISOString()
    await req.payload.update({
      collection: 'users',
      id,
      depth: 0,
      data: { deactivatedAt, sessions: [], resetPasswordToken: null },
      req,
    })
    await releaseClaims(req, id)
    return { deactivatedAt }
  },
})

export const reactivate = action({
  method: 'post',
  path: '/people/:id/reactivate',
  roles: ['admin'],
  input,
  act: async ({ id }, req) => {
    await read(req, id)
    const data = { deactivatedAt: null, sessions: [], resetPasswordToken: null }
    await req.payload.update({ collection: 'users', id, depth: 0, data, req })
    return { deactivatedAt: null }
  },
})
