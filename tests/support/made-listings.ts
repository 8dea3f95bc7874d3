import type pg from 'pg'

/** Ids that no clinic has. */
const FIRST_ID = 1_000_000
const MOST_VACUUMS = 20

/**
 * Adds listings that are made up: around real towns, in proportion to their people, with the texts
 * and filters of listings that are there. The same numbers give the same listings.
 * @param from how many there are already
 */
export const addListings = async (pool: pg.Pool, from: number, until: number): Promise<void> => {
  const client = await pool.connect()
  try {
    // They have no clinics, which the foreign key would ask for. An index answers by itself only
    // what `vacuum` knows to be committed, so the commit is not left for later, as other tests' are.
    await client.query(
      'begin; set local session_replication_role = replica; set local synchronous_commit = on',
    )
    await client.query('select setseed(0.5)')
    await client.query(
      `with town as materialized (
         select row_number() over (order by normalized, state) as number, state, lower(name) as town, latitude, longitude,
           sum(population) over (order by normalized, state) as upto
         from places where kind = 'town' and population > 0
       ), bounds as materialized (
         select array_agg(upto::float8 order by number) as list, max(upto)::float8 as people from town
       ), template as materialized (
         select *, row_number() over (order by clinic_id) as number, count(*) over () as templates
         from listings where locale = 'en' and clinic_id < ${FIRST_ID}
       ), draw as materialized (
         select n, width_bucket(random() * people, list) + 1 as town,
           (random() + random() - 1) / 5 as north, (random() + random() - 1) / 4 as east
         from generate_series($1::int, $2::int - 1) as n, bounds
       )
       insert into listings (clinic_id, locale, slug, sort_name, named_by, town, state, categories, services, is_free,
         is_low_cost, verified, featured, traits, open_week, time_zone, latitude, longitude,
         schedule_count, accessibility_count, summary, detail)
       select ${FIRST_ID} + n, 'en', slug || '-' || n, sort_name || ' ' || n,
         -- Numbers and streets are each clinic's own.
         array(select word from unnest(named_by) as word where word !~ '@|^\\d{10}$')
           || array[n::text, (2002000000 + n)::text, 'oak st@' || town.town || ',' || lower(town.state)],
         town.town, town.state, categories,
         services, is_free, is_low_cost, verified, false, traits, open_week, time_zone,
         town.latitude + north, town.longitude + east, schedule_count, accessibility_count, summary, detail
       from draw join town on town.number = draw.town
         join template on template.number = 1 + n % templates`,
      [from, until],
    )
    await client.query('commit')
  } finally {
    client.release(true)
  }
  // An older snapshot anywhere, such as autovacuum's, leaves pages that an index can't answer for.
  for (let round = 0; round < MOST_VACUUMS; round++) {
    await pool.query('vacuum analyze listings')
    const { rows } = await pool.query<{ left: number }>(
      "select relpages - relallvisible as left from pg_class where oid = 'listings'::regclass",
    )
    if (rows[0]?.left === 0) return
  }
}
