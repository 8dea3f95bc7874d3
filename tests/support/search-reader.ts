import type { Pool } from 'pg'
import type { Locale } from '../../cms/contract/index.ts'
import { understandSearch } from '../../cms/listings/endpoints/understand-search.ts'
import { openNeeds } from '../../cms/needs/index.ts'
import { openGazetteer } from '../../cms/places/index.ts'
import { openStateNames } from '../../cms/vocabulary/index.ts'

/** The reader of what people search for, without the API. */
export const readerOn = async (pool: Pool) => {
  const context = {
    pool,
    gazetteer: await openGazetteer(pool),
    needs: openNeeds(pool),
    stateNames: openStateNames(pool),
  }
  return (location: string, locale: Locale = 'en') =>
    understandSearch({ location, locale, services: [] } as never, context)
}

/** Texts that bars separate. */
export const textsOf = (list: string): string[] => list.split('|').map((text) => text.trim())
