import type { Place } from '@healthcare-for-all/cms/contract'
import { useState } from 'react'

/**
 * The place of a search, also while the answer to another search there is on its way: the form goes on
 * with the choices that it has.
 * @returns undefined until a first answer says it
 */
export const useKnownPlace = (
  location: string,
  answer: { place: Place | null } | undefined,
): Place | null | undefined => {
  const [known, setKnown] = useState<{ location: string; place: Place | null }>()
  if (!answer) return known?.location === location ? known.place : undefined
  const { place } = answer
  if (known?.location !== location || known.place !== place) setKnown({ location, place })
  return place
}
