import type { Locale } from '../../contract/constants.ts'
import type { CostFigures, PovertyFigures } from '../../contract/poverty-figures.ts'
import { prepared } from '../../database/prepared.ts'
import type { ReadPool } from '../../database/read-pool.ts'
import { BY_NAME } from './by-name.ts'

const level = (region: string) =>
  `json_build_object('first', ${region}_first::int, 'further', ${region}_further::int) as ${region}`

const LATEST = `
  select year::int, ${['contiguous', 'alaska', 'hawaii'].map(level).join(', ')}
  from poverty_figures order by poverty_figures.year desc limit 1`

/** The poverty figures of the latest year that editors have entered. */
export const readLatestPoverty = async (pool: ReadPool): Promise<PovertyFigures | null> => {
  const [latest] = await prepared<PovertyFigures>(pool, LATEST, [])
  return latest ?? null
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
