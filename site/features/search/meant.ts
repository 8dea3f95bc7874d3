import { searchText } from '@healthcare-for-all/cms/contract'
import type { SearchAnswer } from './api.ts'
import type { SearchValues } from './search-values.ts'

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
