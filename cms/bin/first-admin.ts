import { randomBytes } from 'node:crypto'
import type { Payload } from 'payload'
import type { Env } from '../product/env.ts'

/**
 * Makes the first account where there is none.
 * @returns its password where one was made up, to be shown once
 */
export const firstAdmin = async (payload: Payload, env: Env): Promise<string | undefined> => {
  const { totalDocs } = await payload.count({ collection: 'users' })
  if (totalDocs > 0) return undefined
  const password = env.ADMIN_PASSWORD ?? randomBytes(12).toString('base64url')
  await payload.create({
    collection: 'users',
    data: { email: env.ADMIN_EMAIL, password, role: 'admin' },
  })
  return env.ADMIN_PASSWORD ? undefined : password
}
