import type { Payload } from 'payload'
import type { Env } from '../product/env.ts'
import { newPassword } from './new-password.ts'

/**
 * Creates the first account if there is none.
 * @returns its password if one was generated, to be shown once
 */
export const firstAdmin = async (payload: Payload, env: Env): Promise<string | undefined> => {
  const { totalDocs } = await payload.count({ collection: 'users' })
  if (totalDocs > 0) return undefined
  const password = env.ADMIN_PASSWORD ?? newPassword()
  await payload.create({
    collection: 'users',
    data: { email: env.ADMIN_EMAIL, password, role: 'admin' },
  })
  return env.ADMIN_PASSWORD ? undefined : password
}
