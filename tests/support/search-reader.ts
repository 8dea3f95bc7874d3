import type { Pool } from 'pg'
import type { Locale } from '../../cms/contract/index.ts'
import { openClinicCells } from '../../cms/listings/clinic-cells.ts'
import { openClinicNames } from '../../cms/listings/clinic-names.ts'
import { understandSearch } from '../../cms/listings/endpoints/understand-search.ts'
import { openNeeds } from '../../cms/needs/index.ts'
import { openGazetteer } from '../../cms/places/index.ts'
import { openStateNames } from '../../cms/vocabulary/index.ts'
import { misreadBy } from './misread.ts'

type Found = Awaited<ReturnType<typeof understandSearch>>

/** The reader of what people search for, without the API. */
export const readerOn = async (pool: Pool) => {
  const context = {
    pool,
    gazetteer: await openGazetteer(pool),
    needs: openNeeds(pool),
    clinicNames: openClinicNames(pool, pool),
    clinicCells: openClinicCells(pool),
    stateNames: openStateNames(pool),
  }
  const understood = (location: string, locale: Locale = 'en'): Promise<Found> =>
    understandSearch({ location, locale, services: [] } as never, context)
  return { understood, misread: misreadBy(understood) }
}
