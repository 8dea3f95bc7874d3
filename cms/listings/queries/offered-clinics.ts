import type { ListedClinic } from '../../contract/clinic.ts'
import type { Locale } from '../../contract/constants.ts'
import type { OfferedClinic } from '../../contract/named.ts'
import type { ReadPool } from '../../database/read-pool.ts'
import { readClinics } from './read-clinic.ts'

/** Some clinics by their ids, in that order, with what tells them apart. */
export const offeredClinics = async (
  pool: ReadPool,
  ids: readonly number[],
  locale: Locale,
): Promise<OfferedClinic[]> => {
  if (ids.length === 0) return []
  const clinics: ListedClinic[] = JSON.parse(await readClinics(pool, ids, locale))
  return clinics.map(({ name, slug, city, state }) => ({ name, slug, city, state }))
}
