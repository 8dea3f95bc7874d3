import { prepared } from '../../database/prepared.ts'
import type { ReadPool } from '../../database/read-pool.ts'

/**
 * Another one after every change of what is published. The latest moment alone wouldn't do: a
 * transaction that began before it may be committed after it.
 */
const VERSION = `select concat_ws('-', count(*), max(changed_at), sum(extract(epoch from changed_at)),
    (select concat_ws('-', count(*), max(removed_at)) from removed_listings),
    (select updated_at from site_settings limit 1)) as version
  from listings`

export const readVersion = async (pool: ReadPool): Promise<string> => {
  const [row] = await prepared<{ version: string }>(pool, VERSION, [])
  return row?.version ?? ''
}
