import type pg from 'pg'

/** Ids from here are no clinic's. */
export const FIRST_MADE = 1_000_000
const MOST_VACUUMS = 20

/** Syllables of 43,200 words: as many as the names of a million clinics have. */
const SYLLABLES = [
  'bar bel cor dal fen gar hal ker lam mar nor pel quin ros sten tal ul ver wal zan',
  'a be di en i lo mo o ri ta u ya',
  'bi co de fa go hu ju ka li ne pa ru',
  'bury court dahl gren hurst kin land mere ner quist rell son teau vich worth',
].map((list) => list.split(' '))
const WORDS = SYLLABLES.reduce((product, { length }) => product * length, 1)

/** The word with a number, as SQL. */
const word = (number: string): string => {
  let before = 1
  return SYLLABLES.map((list) => {
    const at = `${number} / ${before} % ${list.length}`
    before *= list.length
    return `('{${list}}'::text[])[1 + ${at}]`
  }).join(' || ')
}

/**
 * Adds listings that are made up: around real towns, in proportion to their people, with the texts
 * and filters of listings that are there. Two made words stand before a name that many have: of a million
 * names, from a dozen to some thousands have one. The same numbers give the same listings.
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
         select row_number() over (order by normalized, state) as number, state, lower(name) as town, normalized,
           latitude, longitude,
           sum(population) over (order by normalized, state) as upto
         from places where kind = 'town' and population > 0
       ), bounds as materialized (
         select array_agg(upto::float8 order by number) as list, max(upto)::float8 as people from town
       ), template as materialized (
         select *, row_number() over (order by clinic_id) as number, count(*) over () as templates
         from listings where locale = 'en' and clinic_id < ${FIRST_MADE}
       ), draw as materialized (
         select n, width_bucket(random() * people, list) + 1 as town,
           (random() + random() - 1) / 5 as north, (random() + random() - 1) / 4 as east,
           floor(random() ^ 2 * ${WORDS})::int as first, floor(random() ^ 2 * ${WORDS})::int as second
         from generate_series($1::int, $2::int - 1) as n, bounds
       ), named as materialized (
         select *, array[${word('first')}, ${word('second')}] as own from draw
       )
       insert into listings (clinic_id, locale, slug, sort_name, named_by, town, state, categories, services, is_free,
         is_low_cost, verified, featured, traits, open_week, time_zone, latitude, longitude,
         schedule_count, accessibility_count, summary, detail)
       select ${FIRST_MADE} + n, 'en', slug || '-' || n, array_to_string(own, ' ') || ' ' || sort_name,
         -- Numbers and streets are each clinic's own.
         array(select word from unnest(named_by) as word where word !~ '@|^\\d{10}$')
           || own || array[(2002000000 + n)::text, 'oak st@' || normalized || ',' || lower(town.state)],
         town.town, town.state, categories,
         services, is_free, is_low_cost, verified, false, traits, open_week, time_zone,
         town.latitude + north, town.longitude + east, schedule_count, accessibility_count, summary, detail
       from named join town on town.number = named.town
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
