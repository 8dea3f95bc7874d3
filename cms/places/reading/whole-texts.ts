import { normalizeName } from '../normalize.ts'
import { type FoundPlace, found } from './found-place.ts'
import { locationParts, namesNoPlace, withoutNoise } from './location-parts.ts'
import { exactMatches, type Gazetteer, type Match } from './open-gazetteer.ts'
import { readLocation } from './read-location.ts'
import { isAbroad } from './region.ts'
import { FEWEST_WITHOUT_STATE, people } from './spelling.ts'

/** The words of a text that may name a place. */
const asTyped = (text: string): string =>
  text
    .split(/[\s,;.?!]+/)
    .filter((word) => word && !namesNoPlace(word))
    .join(' ')

/** 'Cuba' is seldom the one in Missouri. */
export function countryAlone(gazetteer: Gazetteer, text: string): FoundPlace | undefined {
  const name = withoutNoise(locationParts(text).parts).flat().join(' ')
  if (!name || text.includes(',') || !isAbroad(name)) return undefined
  const towns = exactMatches(gazetteer, readLocation(name).literal)
  const isTown = ({ row }: Match) => row.radius !== null || people(row) >= FEWEST_WITHOUT_STATE
  return towns.some(isTown) ? undefined : found(undefined, towns, { unknownRegion: asTyped(text) })
}

/** Three digits that many ZIP codes begin with: '941' is around San Francisco. */
export function startOfZips(
  { rowsOf, startingWith }: Gazetteer,
  text: string,
): FoundPlace | undefined {
  const [, start, open] = /^\s*(\d{3})(xx|\*+)?\s*$/i.exec(text) ?? []
  // '601' is the one in Puerto Rico that lost its zeros.
  if (!start || (!open && rowsOf(`00${start}`).length > 0)) return undefined
  const zips = startingWith(start, MOST_ZIPS).filter(({ kind }) => kind === 'zip')
  const towns = zips.flatMap(({ town, state }) =>
    town
      ? rowsOf(normalizeName(town)).filter((row) => row.kind === 'town' && row.state === state)
      : [],
  )
  const [first, ...others] = [...new Set(towns)].toSorted(
    (one, other) => people(other) - people(one),
  )
  return (
    first &&
    found(
      { row: first },
      others.map((row) => ({ row })),
    )
  )
}
/** More than begin with the same three digits. */
const MOST_ZIPS = 100
