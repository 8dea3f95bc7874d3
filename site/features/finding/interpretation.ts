import { searchText } from '@healthcare-for-all/cms/contract'
import type { SearchAnswer } from './query.ts'
import type { SearchValues } from './values.ts'

/** The values with what the answer understood of a text: its place and, if any, the needed services. */
export const meantBy = (
  values: SearchValues,
  { need, place }: Pick<SearchAnswer, 'need' | 'place'>,
): SearchValues =>
  need && need.services.length > 0
    ? {
        ...values,
        services: need.services,
        need: undefined,
        location: place ? searchText(place) : values.location,
      }
    : values
