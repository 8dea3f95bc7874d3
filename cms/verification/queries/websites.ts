import type { Pool } from 'pg'
import type { Look } from '../websites/look-at.ts'

/** Days between two looks at an address. */
const EVERY_DAYS = 30
/** After it has failed for the first time. */
const AGAIN_DAYS = 7
/** Days for which a host that asks us to come later is left alone. */
const LEFT_DAYS = 1

const LATER = '{429,503}'

/** One address of each host, so that no host is asked twice: those to be looked at, the oldest look first. */
export const dueWebsites = async (pool: Pool, most: number, now: Date): Promise<string[]> => {
  const { rows } = await pool.query<{ address: string }>(
    `with known as (
       select distinct on (c.website) c.website as address, w.checked_at,
         cardinality(w.failed_at) as failures, w.status,
         substring(lower(c.website) from '^https?://(?:www\\.)?([^/:?#]+)') as host
       from clinics c left join websites w on w.address = c.website
       where c._status = 'published' and c.deleted_at is null and coalesce(c.website, '') <> ''
     ), due as (
       select distinct on (host) address, checked_at from known
       where host is not null
         and (checked_at is null or checked_at < $1::timestamptz - make_interval(days =>
           case when failures = 1 then ${AGAIN_DAYS} else ${EVERY_DAYS} end))
         and not exists (select from known busy where busy.host = known.host
           and busy.status = any('${LATER}'::int[])
           and busy.checked_at > $1::timestamptz - interval '${LEFT_DAYS} day')
       order by host, checked_at nulls first
     )
     select address from due order by checked_at nulls first, address limit $2`,
    [now, most],
  )
  return rows.map(({ address }) => address)
}

/** Longer than two looks at an address that a clinic still has. */
const KEPT_DAYS = 90

export const forgetOldLooks = (pool: Pool) =>
  pool.query(`delete from websites where checked_at < now() - interval '${KEPT_DAYS} days'`)

/** Keeps what came of a look. Only failures of different days count as two. */
export const keepLook = (pool: Pool, address: string, look: Look, now: Date) =>
  pool.query(
    `insert into websites as known (address, checked_at, result, status, moved_to, failed_at)
     values ($1, $2, $3, $4, $5, case when $3 = 'failed' then array[$2::timestamptz] else '{}' end)
     on conflict (address) do update set checked_at = excluded.checked_at, result = excluded.result,
       status = excluded.status, moved_to = excluded.moved_to,
       failed_at = case
         when excluded.result = 'answered' then '{}'
         when excluded.result = 'unsure' then known.failed_at
         when known.failed_at[cardinality(known.failed_at)] > $2::timestamptz - interval '1 day'
           then known.failed_at
         else (known.failed_at || $2::timestamptz)[greatest(cardinality(known.failed_at), 1):]
       end`,
    [address, now, look.result, look.status, look.movedTo],
  )
