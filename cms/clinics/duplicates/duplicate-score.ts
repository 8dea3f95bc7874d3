import { milesBetween, type Point } from '../../contract/miles-between.ts'
import { comparedAddress, comparedDoor, houseNumber, roomOf } from '../tidy/compared-address.ts'
import { comparedPhone } from '../tidy/compared-phone.ts'
import { type Kinship, nameKinship } from './name-kinship.ts'

/** What a clinic is recognized by. Unknown values are left out or null. */
export interface ClinicTraits {
  name: string
  phone?: string | null
  address?: string | null
  city?: string | null
  zipCode?: string | null
  point?: Point | null
  /** The list that has it under an id of its own. */
  listedBy?: string | null
}

/** A clinic that may be the same, with the similarity of the two names: 0 to 1. */
export type Candidate = ClinicTraits & { stateId: number | null; similarity: number }

/** What speaks for it that two clinics are the same. */
export const LIKE_BY = ['phone', 'address', 'name', 'near'] as const
export type LikeBy = (typeof LIKE_BY)[number]

export interface Likeness {
  /** From 0 to 1; the higher, the likelier. */
  score: number
  /** In words, strongest first: 'same phone number'. */
  reasons: string[]
  by: LikeBy[]
}

/**
 * The least similarity of names: `here` if the place, phone or address matches too, else `inState`.
 */
const SIMILAR = { here: 0.45, inState: 0.75 }
/** Miles within which two places count as the same door, and as the same town. */
const NEAR = { door: 0.3, town: 10 }

/** What each fact adds. Of address, door and town only the closest counts: they tell the same. */
const FOR = { phone: 0.3, name: 0.3, address: 0.4, door: 0.25, town: 0.05 }
/**
 * What speaks against it: two house numbers, rooms or phone numbers; and the word of a list that has both, with
 * ids of their own, under names or house numbers that differ.
 */
const AGAINST = { houseNumbers: 0.35, rooms: 0.1, phones: 0.1, listedTwice: 0.5 }
/** Names that each say something of their own are alike by what an organization's sites share. */
const OTHER_NAME = 0.5
/** What suggests it at all has a score. */
const LEAST = 0.05

const same = (
  left: string | null | undefined,
  right: string | null | undefined,
  compared: (text: string) => string,
): boolean => Boolean(left && right && compared(left) !== '' && compared(left) === compared(right))

const lower = (text: string) => text.trim().toLowerCase()

/** Whether both have something, and not the same. */
const differ = (
  left: string | null | undefined,
  right: string | null | undefined,
  compared: (text: string) => string,
): boolean => {
  const [ours, theirs] = [compared(left ?? ''), compared(right ?? '')]
  return ours !== '' && theirs !== '' && ours !== theirs
}

const numberOf = (address: string) => houseNumber(comparedAddress(address))

const sayName = (similarity: number, where: string) =>
  `${similarity === 1 ? 'same' : 'similar'} name${where}`

const nameWeight = (kinship: Kinship, similarity: number) =>
  FOR.name * (kinship === 'same' ? 1 : kinship === 'more' ? similarity : similarity * OTHER_NAME)

/**
 * How likely it is that a candidate is the same clinic; undefined if nothing suggests it.
 * @param isShared whether so many clinics have a number that it tells nothing
 */
export const likenessOf = (
  query: ClinicTraits & { stateId?: number | null },
  candidate: Candidate,
  isShared: (phone: string) => boolean = () => false,
): Likeness | undefined => {
  const { similarity } = candidate
  const phoneOf = (text: string) => {
    const digits = comparedPhone(text)
    return isShared(digits) ? '' : digits
  }
  const phone = same(query.phone, candidate.phone, phoneOf)
  const inState = query.stateId === candidate.stateId
  const inTown =
    inState &&
    (same(query.zipCode, candidate.zipCode, lower) || same(query.city, candidate.city, lower))
  const address = inTown && same(query.address, candidate.address, comparedDoor)
  const miles =
    query.point && candidate.point ? milesBetween(query.point, candidate.point) : undefined
  const near = miles !== undefined && miles <= NEAR.town
  const atDoor = miles !== undefined && miles <= NEAR.door
  const kinship = nameKinship(query, candidate)
  const named =
    similarity >= SIMILAR.inState
      ? inState || near
      : (similarity >= SIMILAR.here || kinship === 'same') && (inTown || near || phone || address)
  if (!phone && !address && !named) return undefined
  const apart = !address && differ(query.address, candidate.address, numberOf)
  const isListedTwice =
    Boolean(query.listedBy) &&
    query.listedBy === candidate.listedBy &&
    (apart || kinship !== 'same')
  const where =
    miles !== undefined && near
      ? `, ${miles < 0.05 ? 'at the same point' : `${miles.toFixed(1)} miles away`}`
      : inTown
        ? ' in the same town'
        : ''
  const score =
    (phone ? FOR.phone : 0) +
    (named ? nameWeight(kinship, similarity) : 0) +
    (address ? FOR.address : atDoor ? FOR.door : near || inTown ? FOR.town : 0) -
    (apart ? AGAINST.houseNumbers : 0) -
    (differ(query.address, candidate.address, roomOf) ? AGAINST.rooms : 0) -
    (differ(query.phone, candidate.phone, comparedPhone) ? AGAINST.phones : 0) -
    (isListedTwice ? AGAINST.listedTwice : 0)
  return {
    score: Math.round(Math.min(1, Math.max(LEAST, score)) * 100) / 100,
    reasons: [
      ...(phone ? ['same phone number'] : []),
      ...(address ? ['same address'] : []),
      ...(named ? [sayName(similarity, where)] : []),
    ],
    by: [
      ...(phone ? ['phone' as const] : []),
      ...(address ? ['address' as const] : []),
      ...(named ? ['name' as const] : []),
      ...(atDoor ? ['near' as const] : []),
    ],
  }
}
