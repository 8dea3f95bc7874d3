import { comparedDoor, comparedPhone, type Likeness, likenessOf } from '../clinics/index.ts'
import type { CandidatePair, PairKeys } from './queries/candidate-pairs.ts'
import type { Comparable } from './queries/comparable-clinics.ts'

/** Two clinics that are likely the same. The first has the lower id. */
export interface FoundPair extends Likeness {
  clinic: number
  other: number
}

/** Less likely pairs would be wrong more often than right. */
const LIKELY = 0.55
/** A number of more clinics than this is an organization's switchboard. */
const MOST_BY_PHONE = 5
/** So many pairs at most may a clinic be in: of ten clinics of one name, each is compared with a few. */
const MOST_BY_CLINIC = 3

/** What clinics are found by. */
export const pairKeys = (clinics: readonly Comparable[]): PairKeys[] =>
  clinics.map(({ id, name, phone, address, city, stateId, point }) => {
    const street = comparedDoor(address ?? '')
    return {
      id,
      name: name.toLowerCase(),
      phone: comparedPhone(phone ?? ''),
      street: street && `${street}|${(city ?? '').trim().toLowerCase()}|${stateId}`,
      latitude: point?.latitude ?? null,
      longitude: point?.longitude ?? null,
    }
  })

/** The numbers that say nothing: those that people call switchboards, and those of many clinics. */
export const sharedPhones = (
  clinics: readonly Comparable[],
  switchboards: readonly string[],
): Set<string> => {
  const counts = new Map<string, number>()
  for (const { phone } of clinics) {
    const digits = comparedPhone(phone ?? '')
    counts.set(digits, (counts.get(digits) ?? 0) + 1)
  }
  const many = [...counts].filter(([, count]) => count > MOST_BY_PHONE).map(([digits]) => digits)
  return new Set([...switchboards, ...many])
}

/** The candidates that are likely the same, likeliest first. */
export const scorePairs = (
  clinics: readonly Comparable[],
  candidates: readonly CandidatePair[],
  shared: ReadonlySet<string>,
): FoundPair[] => {
  const byId = new Map(clinics.map((clinic) => [clinic.id, clinic]))
  const isShared = (phone: string) => shared.has(phone)
  return candidates
    .flatMap(({ clinic, other, similarity }) => {
      const [one, two] = [byId.get(clinic), byId.get(other)]
      const likeness = one && two && likenessOf(one, { ...two, similarity }, isShared)
      return likeness && likeness.score >= LIKELY ? [{ clinic, other, ...likeness }] : []
    })
    .toSorted((left, right) => right.score - left.score || left.clinic - right.clinic)
}

/** The likeliest pairs, a few for each clinic. */
export const fewForEach = (pairs: readonly FoundPair[]): FoundPair[] => {
  const counts = new Map<number, number>()
  return pairs.filter(({ clinic, other }) => {
    const ends = [clinic, other]
    if (ends.some((id) => (counts.get(id) ?? 0) >= MOST_BY_CLINIC)) return false
    for (const id of ends) counts.set(id, (counts.get(id) ?? 0) + 1)
    return true
  })
}
