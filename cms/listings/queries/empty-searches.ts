import type { Pool } from 'pg'

const COUNT = `
  insert into empty_searches (place, day, searches)
  select place, current_date, searches from unnest($1::text[], $2::int[]) as found (place, searches)
  on conflict (place, day) do update set searches = empty_searches.searches + excluded.searches`

/** Adds to today's counts of searches with no results. */
export const countEmptySearches = async (
  pool: Pool,
  counts: ReadonlyMap<string, number>,
): Promise<void> => {
  await pool.query(COUNT, [[...counts.keys()], [...counts.values()]])
}

/** Deletes the counts that are older than this many days. */
export const forgetEmptySearches = async (pool: Pool, days: number): Promise<void> => {
  await pool.query('delete from empty_searches where day < current_date - $1::int', [days])
}
