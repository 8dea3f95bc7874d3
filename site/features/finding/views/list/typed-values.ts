import type { SearchValues } from '../../values.ts'

/**
 * The chosen filters, with a place that was typed in the search form and not searched for yet.
 * Otherwise the field would show one town while the list shows another's clinics.
 * @param searched the place in the address
 */
export const withTyped = (chosen: SearchValues, searched: string, typed: string): SearchValues =>
  typed !== '' && typed !== searched
    ? { ...chosen, near: undefined, need: undefined, location: typed }
    : chosen
