import type { FormHandler } from '../../http/forms/form-handler.ts'
import { badRequest } from '../../http/problems.ts'
import { digestOf } from '../confirmation-token.ts'

/** Confirms the address that a token was sent to; pressing twice does no harm. */
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
  throw badRequest('This link no longer works. Please subscribe to the newsletter again.')
}
