import { DEFAULT_DISTANCE } from '../../cms/contract/constants.ts'

/** The public API's default limit. */
const PAGE = 20

const AROUND = `
  select clinic_id, 2 * 3958.7613 * asin(least(1, sqrt(
      sin(radians(listings.latitude - place.latitude) / 2) ^ 2 +
      cos(radians(place.latitude)) * cos(radians(listings.latitude)) *
        sin(radians(listings.longitude - place.longitude) / 2) ^ 2))) as distance
  from listings, place
  where locale = 'en' and cell = any(array(
    select y * 1440 + (x + 1440) % 1440
    from (select latitude, longitude, ${DEFAULT_DISTANCE} / 69.0 as height,
        ${DEFAULT_DISTANCE} / 69.0 / cos(radians(abs(latitude) + ${DEFAULT_DISTANCE} / 69.0)) as width
      from place) as circle,
    generate_series(floor((latitude - height + 90) * 4)::int,
      floor((latitude + height + 90) * 4)::int) as y,
    generate_series(floor((longitude - width + 180) * 4)::int,
      floor((longitude + width + 180) * 4)::int) as x))`

/** Clinics around a place, nearest first. The statement finds the place by its values. */
const around = (place: string) => `
  with place as (select latitude, longitude from places where ${place} limit 1),
  hit as materialized (
    select clinic_id, distance from (${AROUND}) as candidate where distance <= ${DEFAULT_DISTANCE}
  ),
  page as (select * from hit order by distance, clinic_id limit ${PAGE})
  select '{"clinics":[' || coalesce(string_agg(left(summary, -1) || ',"distanceMiles":' ||
      round(distance::numeric, 1) || '}', ',' order by distance, page.clinic_id), '') ||
    '],"total":' || (select count(*) from hit) || '}' as answer
  from page join listings on listings.clinic_id = page.clinic_id and locale = 'en'`

/** A state's clinics by name. `state` is an expression; both parts read one index in order. */
const inState = (state: string) => `
  with page as (
    select clinic_id, sort_name from listings where locale = 'en' and state = ${state}
    order by sort_name, clinic_id limit ${PAGE}
  )
  select '{"clinics":[' ||
    coalesce(string_agg(summary, ',' order by page.sort_name, page.clinic_id), '') ||
    '],"total":' ||
    (select count(*) from listings where locale = 'en' and state = ${state}) || '}' as answer
  from page join listings on listings.clinic_id = page.clinic_id and locale = 'en'`

/** What the bare server can answer: one statement each, whose row is the response body. */
export const bareStatements = {
  zip: around(`kind = 'zip' and normalized = $1`),
  town: around(`normalized = $1 and kind in ('town', 'county') and state = $2
    order by population desc nulls last`),
  state: inState(`(select state from places where kind = 'state' and normalized = $1)`),
  clinic: `select detail as answer from listings where slug = $1 and locale = 'en'`,
  stateClinics: inState('$1'),
}

export const isBareStatement = (name: string): name is keyof typeof bareStatements =>
  Object.hasOwn(bareStatements, name)
