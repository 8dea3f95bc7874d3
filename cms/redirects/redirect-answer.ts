import type { ReadPool } from '../database/read-pool.ts'
import { type Answer, answer } from '../http/answer.ts'
import { readRedirect } from './queries/read-redirect.ts'
import { comparedPath, locationOf, sourcesOf, targetIn } from './redirect-path.ts'

/** The redirect that editors have set for an address without a page, or undefined. */
export const redirectAnswer = async (pool: ReadPool, url: URL): Promise<Answer | undefined> => {
  const path = comparedPath(url.pathname)
  // Postgres can't store a NUL.
  if (path.includes('\0')) return undefined
  for (const { from, locale } of sourcesOf(path)) {
    const redirect = await readRedirect(pool, from)
    const location = redirect && locationOf(targetIn(locale, redirect.to), url.search)
    if (location) return answer(redirect.permanent ? 301 : 302, { location }, '')
  }
  return undefined
}
