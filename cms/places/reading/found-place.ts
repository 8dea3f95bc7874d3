import type { Place } from '../../contract/place.ts'
import type { PlaceRow } from '../gazetteer-table.ts'
import { toPlace } from './label.ts'

/** What a text was understood as, and up to five other places it could have been. */
export type FoundPlace = {
  place: Place | null
  alternatives: Place[]
  /** The place in the state is unknown, so the answer is the whole state. */
  wholeState: boolean
  /** A country or an unknown region, as it was typed: the 'France' of 'Paris, France'. */
  unknownRegion: string | null
}

export const MOST_ALTERNATIVES = 5

/** The same for two rows of one place: two readings of a text may find it. */
const keyOf = ({ kind, state, name, latitude, longitude }: PlaceRow): string =>
  [kind, state, name, latitude, longitude].join()

type Doubt = Partial<Pick<FoundPlace, 'wholeState' | 'unknownRegion'>>

export function found(
  first: PlaceRow | undefined,
  others: readonly PlaceRow[],
  doubt: Doubt = {},
): FoundPlace {
  const alternatives = new Map(others.map((row) => [keyOf(row), row]))
  if (first) alternatives.delete(keyOf(first))
  return {
    place: first ? toPlace(first) : null,
    alternatives: [...alternatives.values()].slice(0, MOST_ALTERNATIVES).map(toPlace),
    wholeState: doubt.wholeState ?? false,
    unknownRegion: doubt.unknownRegion ?? null,
  }
}
