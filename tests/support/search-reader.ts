import type { Locale } from '../../cms/contract/index.ts'
import { understandSearch } from '../../cms/listings/endpoints/understand-search.ts'
import { openNeeds } from '../../cms/needs/index.ts'
import { openGazetteer } from '../../cms/places/index.ts'
import { openStateNames } from '../../cms/vocabulary/index.ts'
import { createDatabase } from './database.ts'

/** The reader of what people search for, on the test’s own database, without the API. */
export const startReader = async () => {
  const { pool, drop } = await createDatabase()
  const context = {
    pool,
    gazetteer: await openGazetteer(pool),
    needs: openNeeds(pool),
    stateNames: openStateNames(pool),
  }
  const understood = (location: string, locale: Locale = 'en') =>
    understandSearch({ location, locale, services: [] } as never, context)
  return { understood, close: drop }
}

/** Texts that bars separate. */
export const textsOf = (list: string): string[] => list.split('|').map((text) => text.trim())
