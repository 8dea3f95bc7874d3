import { type SQL, sql } from '@payloadcms/db-postgres/drizzle'
import { FAR_MILES } from '../../clinics/index.ts'
import type { ClinicFactName } from '../../contract/clinic-facts.ts'
import { EARTH_RADIUS_MILES } from '../../contract/miles-between.ts'
import { AREA_CODES } from '../signals/area-codes.ts'

const dateOf = (fact: ClinicFactName) => sql`(c.fact_dates -> ${fact}::text ->> 'at')::timestamptz`

/** A call that confirmed or corrected a fact is over its doubts. */
const isFromCall = (fact: ClinicFactName) =>
  sql`coalesce(c.fact_dates -> ${fact}::text ->> 'source', '') = 'call'`

/** Written out: Postgres would read a parameter anew for each clinic. */
const areaCodes = sql.raw(`'{${AREA_CODES}}'::text[]`)

/** Numbers of other countries begin with '+'; 555-01 ones of fiction are those of samples. */
const isInService = sql`(c.phone like '+%' or c.phone ~ '^\\d{3}-555-01\\d{2}$'
  or (c.phone ~ '^\\d{3}-[2-9]\\d{2}-\\d{4}$'
    and left(c.phone, 3) = any(${areaCodes})))`

/** Since when a clinic has a number that no telephone can have; null if it is one in service. */
const phoneSince = sql`case when coalesce(c.phone, '') <> '' and not ${isInService}
    and not ${isFromCall('phone')}
  then coalesce(${dateOf('phone')}, c.created_at) end`

/** Miles from the middle of its ZIP code, which `zip` holds. Most are so near that it needs no sine. */
export const milesFromZip = sql`case
  when abs(c.latitude - zip.latitude) + abs(c.longitude - zip.longitude) > 0.4 then
    2 * ${EARTH_RADIUS_MILES}::float8 * asin(least(1, sqrt(
      sin(radians(c.latitude - zip.latitude) / 2) ^ 2
      + cos(radians(zip.latitude)) * cos(radians(c.latitude))
        * sin(radians(c.longitude - zip.longitude) / 2) ^ 2))) end`

/** As pointSlip writes its key. Read once: few people have said so of any clinic. */
const isConfirmedPoint = sql`concat('point ', trim_scale(c.latitude), ',', trim_scale(c.longitude),
  ' ', c.zip_code) in (select t.text from clinics_texts t
    where t.path = 'confirmed' and t.text like 'point %')`

/** Since when a clinic's point is far from its ZIP code, unless somebody said that it is right. */
const pointSince = sql`case when ${milesFromZip} > ${FAR_MILES}::float8 then
  case when not ${isConfirmedPoint} then coalesce(
    greatest(${dateOf('zipCode')}, ${dateOf('latitude')}, ${dateOf('longitude')}), c.created_at) end
  end`

/** What can be told of a clinic `c` without a call: since when there is a doubt. */
export const DOUBTS = {
  phone: phoneSince,
  website: sql`dead.failed_at[2]`,
  point: pointSince,
} satisfies Record<string, SQL>

/** What the doubts are read from, beside `c`. */
export const besideDoubts = sql`
  -- By index: a few hundred clinics would read all 40,000 ZIP codes otherwise.
  left join lateral (select latitude, longitude, town, state from places
    where kind = 'zip' and normalized = c.zip_code limit 1) zip on true
  left join websites dead on dead.address = c.website and cardinality(dead.failed_at) > 1`
