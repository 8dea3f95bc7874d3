import { prepared } from '../../database/prepared.ts'
import type { ReadPool } from '../../database/read-pool.ts'

export interface Redirect {
  /** A path of the site or a whole address. */
  to: string
  permanent: boolean
}

const WANTED =
  'select "to", coalesce(permanent, false) as permanent from redirects where "from" = $1'

/** @param path in the form in which redirects are compared */
export const readRedirect = async (pool: ReadPool, path: string): Promise<Redirect | undefined> =>
  (await prepared<Redirect & Record<string, unknown>>(pool, WANTED, [path]))[0]
