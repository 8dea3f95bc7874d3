import type { FormHandler } from '../../http/forms/form-handler.ts'
import { badRequest } from '../../http/problems.ts'
import { digestOf } from '../confirmation-token.ts'

/** Confirms the address that a token was sent to; pressing twice confirms it once. */
export const confirmSignUp: FormHandler<'confirmSignUp'> = async ({ token }, { payload }) => {
  const { docs } = await payload.update({
    collection: 'newsletter-signups',
    where: {
      token: { equals: digestOf(token) },
      tokenExpires: { greater_than: new Date().toISOString() },
      status: { in: ['pending', 'confirmed'] },
    },
    data: { status: 'confirmed' },
  })
  if (docs.length > 0) return
  throw badRequest('This link can’t be used any more. Please ask for the newsletter again.')
}
