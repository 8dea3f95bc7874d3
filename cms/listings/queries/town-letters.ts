import type { ClinicLetters } from '../../contract/clinic-list.ts'
import { prepared } from '../../database/prepared.ts'
import type { ReadPool } from '../../database/read-pool.ts'
import { type ClinicFilter, conditions } from './conditions.ts'
import { collectValues } from './statement.ts'

/** The first letters of the towns of the clinics that match, with the number of clinics. */
export const townLetters = async (
  pool: ReadPool,
  filter: ClinicFilter,
): Promise<ClinicLetters['letters']> => {
  const { values, value } = collectValues()
  const text = `
    select upper(left(town, 1)) as letter, count(*)::int as "clinicCount"
    from listings where ${[...conditions(filter, value), "town <> ''"].join(' and ')}
    group by letter order by letter`
  return prepared(pool, text, values)
}
