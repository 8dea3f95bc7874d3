import type { Pool } from 'pg'

/** A place where searches found nothing, and how often. */
export interface EmptyPlace {
  place: string
  searches: number
  /** Searches in all places, including those beyond the limit. */
  total: number
}

const EMPTY_PLACES = `
  select place, sum(searches)::int as searches, (sum(sum(searches)) over ())::int as total
  from empty_searches
  where day > current_date - $1::int group by place order by searches desc, place limit $2`

/** The places with the most searches that found nothing. */
export const emptyPlaces = async (pool: Pool, days: number, limit: number): Promise<EmptyPlace[]> =>
  (await pool.query<EmptyPlace>(EMPTY_PLACES, [days, limit])).rows

/** A clinic whose weekly hours and hours in words contradict each other. */
export interface HoursInDoubt {
  id: number
  name: string
  /** Of all such clinics, including those beyond the limit. */
  total: number
}

const HOURS_IN_DOUBT = `
  select c.id, c.name, (count(*) over ())::int as total from clinics c
  where exists (select from listings l where l.clinic_id = c.id and l.hours_in_doubt)
  order by c.name, c.id limit $1`

/** Published clinics of which visitors see only a part of the hours, since the rest contradicts it. */
export const hoursInDoubt = async (pool: Pool, limit: number): Promise<HoursInDoubt[]> =>
  (await pool.query<HoursInDoubt>(HOURS_IN_DOUBT, [limit])).rows

/** Redirects that lead to the site itself. */
export const innerRedirects = async (
  pool: Pool,
): Promise<{ id: number; from: string; to: string }[]> =>
  (await pool.query(`select id, "from", "to" from redirects where "to" like '/%' order by "from"`))
    .rows
