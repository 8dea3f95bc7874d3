import type { Locale } from '../../contract/constants.ts'
import type { Page } from '../../contract/paging.ts'
import type { State } from '../../contract/state.ts'
import { prepared } from '../../database/prepared.ts'
import type { ReadPool } from '../../database/read-pool.ts'
import { BY_NAME } from './by-name.ts'

/** Jurisdictions with the counts of their published clinics; $1 is the locale. */
const STATES = `
  select states.id, slug, abbreviation,
    coalesce(own.name, english.name) as name,
    coalesce(own.description, english.description) as description,
    coalesce(clinics, 0)::int as "clinicCount", coalesce(clinics, 0)::int as clinic_count,
    coalesce(free, 0)::int as "freeCount", coalesce(low_cost, 0)::int as "lowCostCount",
    coalesce(verified, 0)::int as "verifiedCount"
  from states
  left join states_locales as own on own._parent_id = states.id and own._locale = $1::_locales
  left join states_locales as english on english._parent_id = states.id and english._locale = 'en'
  left join (
    select state, count(*) as clinics, count(*) filter (where is_free) as free,
      count(*) filter (where is_low_cost) as low_cost, count(*) filter (where verified) as verified
    from listings where locale = 'en' group by state
  ) as counts on counts.state = abbreviation`

export const readStates = (
  pool: ReadPool,
  locale: Locale,
  { limit, offset }: Page,
  order: 'name' | 'popular',
): Promise<State[]> =>
  prepared<State>(
    pool,
    `${STATES} order by ${order === 'name' ? '' : '"clinicCount" desc,'} ${BY_NAME} limit $2 offset $3`,
    [locale, limit, offset],
  )

/** @param name slug or abbreviation, in either letter case */
export const readState = async (
  pool: ReadPool,
  name: string,
  locale: Locale,
): Promise<State | undefined> => {
  const [state] = await prepared<State>(
    pool,
    `${STATES} where slug = lower($2) or abbreviation = upper($2)`,
    [locale, name],
  )
  return state
}
