import type { Point } from '../../contract/miles-between.ts'
import { prepared } from '../../database/prepared.ts'
import type { ReadPool } from '../../database/read-pool.ts'
import { distanceFrom } from './conditions.ts'
import { collectValues } from './statement.ts'

export interface NamedClinic {
  id: number
  /** In lowercase letters without accents. */
  name: string
  state: string
  latitude: number | null
  longitude: number | null
}

/** Nobody looks through more with one name. */
export const MOST_NAMED = 500
/** Rows to look at for the nearest. */
const MOST_READ = 1_000

/**
 * Clinics that people name by some words, telephone numbers or streets, as `namedBy` writes them.
 * @param words of each entry one is enough
 * @param near the nearest from here, if there are many
 */
export const namedClinics = (
  pool: ReadPool,
  words: readonly (readonly string[])[],
  near?: Point,
): Promise<NamedClinic[]> => {
  const { values, value } = collectValues()
  const sure = words.flatMap((forms) => (forms.length === 1 ? forms : []))
  const where = [
    // As in the index.
    "locale = 'en'",
    ...(sure.length > 0 ? [`named_by @> ${value(sure, 'text[]')}`] : []),
    ...words
      .filter(({ length }) => length > 1)
      .map((some) => `named_by && ${value(some, 'text[]')}`),
  ]
  const columns = 'clinic_id as id, sort_name as name, state, latitude, longitude'
  const matching = `select ${columns} from listings where ${where.join(' and ')}`
  return prepared<NamedClinic>(
    pool,
    near
      ? `select * from (${matching} limit ${MOST_READ}) as named
         order by ${distanceFrom(near, value)} nulls last, id limit ${MOST_NAMED}`
      : `${matching} limit ${MOST_NAMED}`,
    values,
  )
}
