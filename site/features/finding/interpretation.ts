import { searchText } from '@healthcare-for-all/cms/contract'
import type { SearchAnswer } from './query.ts'
import type { FindValues } from './values.ts'

export type Interpretation = Pick<SearchAnswer, 'named' | 'need' | 'place'>

/** The values with what the answer understood of their text: its place, and the services that its words stand for. */
export const interpreted = <Values extends FindValues>(
  values: Values,
  { need, place }: Interpretation,
): Values =>
  need && need.services.length > 0
    ? {
        ...values,
        services: need.services,
        need: undefined,
        location: place ? searchText(place) : values.location,
      }
    : values
