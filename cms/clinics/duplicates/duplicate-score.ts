import { milesBetween, type Point } from '../../contract/miles-between.ts'
import { comparedPhone } from '../tidy/compared-phone.ts'

/** What a clinic is recognized by. Unknown values are left out or null. */
export interface ClinicTraits {
  name: string
  phone?: string | null
  address?: string | null
  city?: string | null
  zipCode?: string | null
  point?: Point | null
}

/** A clinic that may be the same, with the similarity of the two names: 0 to 1. */
export type Candidate = ClinicTraits & { stateId: number | null; similarity: number }

export interface Likeness {
  /** From 0 to 1; the higher, the likelier. */
  score: number
  /** In words, strongest first: 'same phone number'. */
  reasons: string[]
}

/**
 * The least similarity of names: `here` if the place, phone or address matches too, else `inState`.
 */
const SIMILAR = { here: 0.45, inState: 0.75 }
/** Miles within which two places count as the same door, and as the same town. */
const NEAR = { door: 0.3, town: 10 }

const SHORT: Readonly<Record<string, string>> = {
  avenue: 'ave',
  boulevard: 'blvd',
  circle: 'cir',
  court: 'ct',
  drive: 'dr',
  highway: 'hwy',
  lane: 'ln',
  parkway: 'pkwy',
  place: 'pl',
  road: 'rd',
  square: 'sq',
  street: 'st',
  terrace: 'ter',
  north: 'n',
  south: 's',
  east: 'e',
  west: 'w',
  northeast: 'ne',
  northwest: 'nw',
  southeast: 'se',
  southwest: 'sw',
}

/** A word of a street in each of its writings: 'street' and 'st'. */
export const WRITINGS: readonly string[][] = Object.entries(SHORT)

/** Rooms in a building: two clinics behind one door are still likely the same. */
const ROOM = /\b(suite|ste|unit|apt|apartment|room|rm|floor|fl|bldg|building)\b.*$|#.*$/

/** '414 North Street, Suite 2' and '414 N. St' both become '414 n st'. */
export const comparedAddress = (address: string): string =>
  address
    .toLowerCase()
    .replace(ROOM, '')
    .replaceAll(/[^\p{L}\p{N} ]/gu, ' ')
    .split(/\s+/)
    .map((word) => SHORT[word] ?? word)
    .filter(Boolean)
    .join(' ')

const same = (
  left: string | null | undefined,
  right: string | null | undefined,
  compared: (text: string) => string,
): boolean => Boolean(left && right && compared(left) !== '' && compared(left) === compared(right))

const lower = (text: string) => text.trim().toLowerCase()

const sayName = (similarity: number, where: string) =>
  `${similarity === 1 ? 'same' : 'similar'} name${where}`

/** How likely it is that a candidate is the same clinic; undefined if nothing suggests it. */
export const likenessOf = (
  asked: ClinicTraits & { stateId?: number | null },
  candidate: Candidate,
): Likeness | undefined => {
  const { similarity } = candidate
  const phone = same(asked.phone, candidate.phone, comparedPhone)
  const inState = asked.stateId === candidate.stateId
  const inTown =
    inState &&
    (same(asked.zipCode, candidate.zipCode, lower) || same(asked.city, candidate.city, lower))
  const address = inTown && same(asked.address, candidate.address, comparedAddress)
  const miles =
    asked.point && candidate.point ? milesBetween(asked.point, candidate.point) : undefined
  const near = miles !== undefined && miles <= NEAR.town
  const atDoor = miles !== undefined && miles <= NEAR.door
  const named =
    similarity >= SIMILAR.inState
      ? inState || near
      : similarity >= SIMILAR.here && (inTown || near || phone || address)
  if (!phone && !address && !named) return undefined
  const where =
    miles !== undefined && near
      ? `, ${miles < 0.05 ? 'at the same point' : `${miles.toFixed(1)} miles away`}`
      : inTown
        ? ' in the same town'
        : ''
  return {
    score: Math.min(
      1,
      (phone ? 0.4 : 0) +
        (address ? 0.35 : 0) +
        (named ? similarity * 0.4 : 0) +
        (atDoor ? 0.1 : near || inTown ? 0.05 : 0),
    ),
    reasons: [
      ...(phone ? ['same phone number'] : []),
      ...(address ? ['same address'] : []),
      ...(named ? [sayName(similarity, where)] : []),
    ],
  }
}
