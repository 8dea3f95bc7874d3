import { sql } from '@payloadcms/db-postgres/drizzle'
import type { PayloadRequest } from 'payload'
import { WEEK } from '../../contract/open-week.ts'
import { inTransaction } from '../../database/in-transaction.ts'
import { TIME_ZONE } from '../../panel-kit/moment.ts'
import { federalHolidays } from '../../places/index.ts'
import { type CallingTimes, OFFICE_WEEK } from '../calling-week.ts'
import { dueClinics } from './due-clinics.ts'
import { isOffered, type Wanted } from './offered.ts'

const DAY = 24 * 60
const DAY_MS = DAY * 60_000
/** In Hawaii it is still yesterday. And who opens once a week may have a holiday then. */
const [BEFORE, AFTER] = [2, 45]

/** The federal holidays around a moment, by their date. */
export const holidaysAround = (now: Date): Record<string, string> =>
  federalHolidays(
    new Date(now.getTime() - BEFORE * DAY_MS),
    new Date(now.getTime() + AFTER * DAY_MS),
  )

const office = `{${OFFICE_WEEK.map(([from, until]) => `[${from},${until})`).join()}}`

/**
 * When somebody answers at each clinic of `due`, as of a moment and on the clinic's own clock: its
 * hours, or an office's if they are unknown, and not on a holiday unless it is open day and night.
 * Adds `is_open`, and `opens_in`, the minutes until then. Thousands of clinics have a few hundred
 * different weeks, so it is calculated once for each of these.
 * @param only which listings are needed
 */
export const callTimes = (now: Date, only = sql`true`) => {
  const holidays = sql`${sql.param(Object.keys(holidaysAround(now)))}::date[]`
  const start = sql`(lower(span) + ${WEEK}::int * week_after)`
  return sql`left join listings listed on listed.clinic_id = due.id and listed.locale = 'en'
    join (
      select known.open_week, known.time_zone, is_open, case when is_open then 0 else (
        select min(${start}) - minute from unnest(week) span
        cross join generate_series(0, 2) week_after
        where ${start} > minute and monday + ${start} / ${DAY}::int <> all(${holidays})
      ) end as opens_in
      from (select open_week, coalesce(time_zone, ${TIME_ZONE}) as time_zone from listings
        where locale = 'en' and ${only} union select '{}', ${TIME_ZONE}) known
      cross join lateral (select coalesce(nullif(open_week, '{}'), ${office}::int4multirange) as week,
        ${now.toISOString()}::timestamptz at time zone time_zone as clock) own
      cross join lateral (select date_trunc('week', clock)::date as monday,
        (extract(isodow from clock)::int - 1) * ${DAY}::int as midnight,
        floor(extract(epoch from clock - date_trunc('week', clock)) / 60)::int as minute) on_clock
      cross join lateral (select week @> minute and (clock::date <> all(${holidays})
        or week @> int4range(midnight, midnight + ${DAY}::int)) as is_open) hours
      -- Postgres would calculate it for each clinic otherwise.
      offset 0
    ) times on times.open_week = coalesce(listed.open_week, '{}')
      and times.time_zone = coalesce(listed.time_zone, ${TIME_ZONE})`
}

interface CallTime extends Record<string, unknown>, CallingTimes {
  isOpen: boolean
  /** Minutes; null if nobody can say. */
  opensIn: number | null
}

/** When a clinic can be called. */
export const callTimeOf = async (
  req: PayloadRequest,
  clinic: number,
  now = new Date(),
): Promise<CallTime> => {
  const [row] = await inTransaction<CallTime>(
    req,
    sql`select is_open as "isOpen", opens_in as "opensIn",
        times.time_zone as "timeZone",
        coalesce(listed.detail::json -> 'openWeek', '[]'::json) as "openWeek"
      from (select ${clinic}::int as id) due ${callTimes(now, sql`clinic_id = ${clinic}`)}`,
  )
  if (!row) throw new Error(`Clinic ${clinic} has no hours`)
  return row
}

/**
 * When the first of the clinics that are due opens, but for those skipped; null if one is open, or if
 * nothing is due.
 */
export const firstOpening = async (
  req: PayloadRequest,
  user: number,
  wanted: Wanted,
  now = new Date(),
): Promise<string | null> => {
  const [row] = await inTransaction<{ wait: number | null }>(
    req,
    sql`select min(opens_in) as wait from (${dueClinics}) due ${callTimes(now)}
      where due_at <= now() and list = 'calls' and due.id <> all(${sql.param(wanted.except)}::int[])
        and ${isOffered(user, wanted)}`,
  )
  return row?.wait ? new Date(now.getTime() + row.wait * 60_000).toISOString() : null
}
