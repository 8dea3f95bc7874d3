import type { ReadPool } from '../database/read-pool.ts'
import { type Answer, answer } from '../http/answer.ts'
import { readRedirect } from './queries/read-redirect.ts'
import { comparedPath, locationOf } from './redirect-path.ts'

/** The redirect that editors have set for an address without a page, or undefined. */
export const redirectAnswer = async (pool: ReadPool, asked: URL): Promise<Answer | undefined> => {
  const path = comparedPath(asked.pathname)
  // Postgres can't store a NUL.
  if (path.includes('\0')) return undefined
  const redirect = await readRedirect(pool, path)
  const location = redirect && locationOf(redirect.to, asked.search)
  return location ? answer(redirect.permanent ? 301 : 302, { location }, '') : undefined
}
