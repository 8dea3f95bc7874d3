import type { Place } from '../../contract/place.ts'
import {
  countyInEnglish,
  editDistance,
  isSaidHere,
  jurisdictionName,
  normalizeName,
  normalizeWords,
} from '../../places/index.ts'
import type { NameWords } from '../name-words.ts'
import { BESIDE, INSTITUTIONS, SMALL } from './institutions.ts'

/** What one word of a text does in it. */
export interface TypedWord {
  word: string
  /** 'left' if neither the place nor what somebody needs says why it was typed. */
  part: 'small' | 'beside' | 'filler' | 'need' | 'place' | 'state' | 'left'
  /** How names write it: itself, or words a letter away. None if no name has it. */
  forms: readonly string[]
  isSlip: boolean
  /** Whether some place is called so. */
  isPlaceName: boolean
}

export interface TypedName {
  words: readonly TypedWord[]
  /** Whether the text says a place that is known. */
  hasPlace: boolean
  isAbroad: boolean
  /** Whether something is said to be near it, as in 'clinic near the park'. */
  isBeside: boolean
}

const wordsOf = (...texts: string[]): ReadonlySet<string> =>
  new Set(normalizeWords(texts.join(' ')))

const placeWords = ({ name, label }: Place) =>
  wordsOf(name, countyInEnglish(name), label.replace(/, [^,]*$/, ''))

const stateWords = ({ state, stateName }: Place) =>
  wordsOf(state, stateName, jurisdictionName(state), 'county condado parish state estado')

/** A letter makes a shorter word another one, unless so many other words of the name are right. */
const SHORTEST_SLIPPED = 5
const SHORTEST_BESIDE = 3
const SURE = 2

/** Letters that may be wrong in a word of so many. */
const slips = (length: number) => (length < 5 ? 0 : length < 8 ? 1 : 2)

export interface Understood {
  place: Place | null
  /** The words for what somebody needs, as they were typed. */
  needWords?: string | null | undefined
  unknownRegion: string | null
}

/** What each word of a text does, by what was understood of it. */
export const typedName = (
  text: string,
  { place, needWords, unknownRegion }: Understood,
  names: NameWords,
  isPlaceName: (word: string) => boolean,
): TypedName => {
  const typed = normalizeWords(text)
  const needed = new Set(normalizeWords(needWords ?? ''))
  const ofPlace = place ? placeWords(place) : wordsOf()
  const ofState = place ? stateWords(place) : wordsOf()
  const isNearly = (word: string, other: string) =>
    editDistance(word, other, slips(word.length)) <= slips(word.length)
  const isOfPlace = (word: string) =>
    ofPlace.has(word) ||
    (names.count(word) === 0 && [...ofPlace].some((other) => isNearly(word, other)))
  const partOf = (word: string): TypedWord['part'] => {
    if (isOfPlace(word)) return 'place'
    if (ofState.has(word)) return 'state'
    if (SMALL.has(word)) return 'small'
    if (BESIDE.has(word)) return 'beside'
    if (needed.has(word)) return 'need'
    return INSTITUTIONS.has(word) || isSaidHere(word) ? 'filler' : 'left'
  }
  const isKnown = (word: string) => names.count(word) > 0
  const known = typed.filter((word) => isKnown(word) && partOf(word) === 'left').length
  const shortest = known < SURE ? SHORTEST_SLIPPED : SHORTEST_BESIDE
  const words = typed.map((word): TypedWord => {
    const part = partOf(word)
    const known = { word, part, isPlaceName: isPlaceName(word) }
    if (isKnown(word)) return { ...known, forms: [word], isSlip: false }
    const isOfName = part === 'left' || part === 'need' || part === 'filler'
    const isLong = isOfName && word.length >= shortest
    const similar = isLong ? names.similar(word) : []
    // 'clinc' is a clinic, and no part of a name.
    const isFiller =
      part === 'left' && similar.some((one) => INSTITUTIONS.has(one) || isSaidHere(one))
    const isSlip = similar.length > 0
    return { ...known, part: isFiller ? 'filler' : part, forms: similar, isSlip }
  })
  // 'elpaso' and 'wal mart' have the spaces elsewhere.
  const left = words.filter(({ part }) => part === 'left')
  const joined = left.map(({ word }) => word).join('')
  const isSpelledApart = joined !== '' && left.every(({ word }) => !isKnown(word))
  const isPlace = place !== null && isSpelledApart && isNearly(joined, normalizeName(place.name))
  const first = words.findIndex(({ part }) => part === 'left')
  return {
    words: isPlace
      ? words.map((word) => (word.part === 'left' ? { ...word, part: 'place' } : word))
      : words,
    hasPlace: place !== null,
    isAbroad: unknownRegion !== null,
    isBeside: words.slice(0, Math.max(first, 0)).some(({ part }) => part === 'beside'),
  }
}
