import type { SearchValues } from '../../values.ts'

/**
 * The chosen filters, with what the search form has and nobody has searched for yet. Otherwise its fields
 * would show one town while the list shows another's clinics.
 * @param searched the place in the address
 */
export const withTyped = (
  chosen: SearchValues,
  searched: string,
  typed: SearchValues | undefined,
): SearchValues => {
  if (!typed) return chosen
  const { location, distance } = typed
  return location !== '' && location !== searched
    ? { ...chosen, near: undefined, need: undefined, location, distance }
    : { ...chosen, distance }
}
