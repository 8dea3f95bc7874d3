import type { Locale } from '../../contract/constants.ts'
import type { CostFigures, PovertyFigures } from '../../contract/poverty-figures.ts'
import { prepared } from '../../database/prepared.ts'
import type { ReadPool } from '../../database/read-pool.ts'
import { BY_NAME } from './by-name.ts'

const level = (region: string) =>
  `json_build_object('first', ${region}_first::int, 'further', ${region}_further::int) as ${region}`

/** Figures without a date are those of a whole year. */
const IN_FORCE_FROM = `coalesce((in_force_from at time zone 'UTC')::date, make_date(poverty_figures.year::int, 1, 1))`

const IN_FORCE = `
  select year::int, to_char(${IN_FORCE_FROM}, 'YYYY-MM-DD') as "inForceFrom",
    ${['contiguous', 'alaska', 'hawaii'].map(level).join(', ')}
  from poverty_figures
  where ${IN_FORCE_FROM} <= ($1::timestamptz at time zone 'America/New_York')::date
  order by ${IN_FORCE_FROM} desc, poverty_figures.year desc limit 1`

/** The latest poverty figures that are in force; null if there are none. */
export const readPovertyInForce = async (
  pool: ReadPool,
  now = new Date(),
): Promise<PovertyFigures | null> => {
  const [inForce] = await prepared<PovertyFigures>(pool, IN_FORCE, [now.toISOString()])
  return inForce ?? null
}

const MEDICAID = `
  select coalesce(own.name, english.name) as name, slug, abbreviation, medicaid
  from states
  left join states_locales as own on own._parent_id = states.id and own._locale = $1::_locales
  left join states_locales as english on english._parent_id = states.id and english._locale = 'en'
  order by ${BY_NAME}`

/** How each jurisdiction runs Medicaid, by name. */
export const readMedicaid = (pool: ReadPool, locale: Locale): Promise<CostFigures['states']> =>
  prepared<CostFigures['states'][number]>(pool, MEDICAID, [locale])
