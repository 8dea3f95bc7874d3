import { editDistance, normalizeWords } from '../../places/index.ts'
import { comparedAddress, shortened } from '../tidy/compared-address.ts'
import { IN_FULL } from '../tidy/name.ts'

/**
 * 'same' if nothing tells the names apart, 'more' if one says more than the other, as a wing or a
 * service does, and 'other' if each says something that the other doesn't.
 */
export type Kinship = 'same' | 'more' | 'other'

/** A name, and the place that it may repeat. */
export interface NamedPlace {
  name: string
  address?: string | null
  city?: string | null
}

/** Words that nearly every clinic may have, which tell none from another. */
const GENERIC = new Set(
  `an and at by de del dba for in la las los of on or the to care center centers centre centro
  clinic clinica clinics co corp corporation facility health healthcare inc incorporated llc
  location ltd main office pa pc pllc program service services site`.split(/\s+/),
)

/** Shorter words differ by a letter too often: 'I' and 'II', 'east' and 'west'. */
const LONG = 5

const wordsOf = (text: string) =>
  normalizeWords(text).map((word) => shortened(IN_FULL[word]?.toLowerCase() ?? word))

const placeWords = ({ address, city }: NamedPlace) =>
  new Set([...wordsOf(comparedAddress(address ?? '')), ...wordsOf(city ?? '')])

const withoutRooms = (name: string) => {
  const rest = name.toLowerCase().replace(/\s+(?:suites?|ste|rm|room)\b.*$/, '')
  return wordsOf(rest).length > 0 ? rest : name
}

const isSameWord = (left: string, right: string): boolean =>
  left === right ||
  (Math.min(left.length, right.length) >= LONG &&
    !/\d/.test(left + right) &&
    editDistance(left, right, 1) <= 1)

const without = (words: string[], others: string[]) =>
  words.filter((word) => !others.some((other) => isSameWord(word, other)))

/** Whether two names can be those of one clinic, by the words that only one of them has. */
export const nameKinship = (left: NamedPlace, right: NamedPlace): Kinship => {
  const [here, there] = [placeWords(left), placeWords(right)]
  const [ours, theirs] = [wordsOf(withoutRooms(left.name)), wordsOf(withoutRooms(right.name))]
  // A name that repeats where both of them are says nothing new.
  const tells = (word: string) => !GENERIC.has(word) && !(here.has(word) && there.has(word))
  const more = without(ours, theirs).filter(tells)
  const less = without(theirs, ours).filter(tells)
  if (more.length === 0 && less.length === 0) return 'same'
  return more.length > 0 && less.length > 0 ? 'other' : 'more'
}
