import { digestOf } from '../../access/link-token.ts'
import type { FormHandler } from '../../http/forms/form-handler.ts'
import { badRequest } from '../../http/problems.ts'

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
  throw badRequest((words) => words.oldConfirmation)
}
