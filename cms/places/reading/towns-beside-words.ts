import { type GivenState, givenState, isWhole, isWithin } from './given-state.ts'
import { isBefore, namesNoPlace } from './location-parts.ts'
import { exactMatches, type Gazetteer, type Match, similarMatches } from './open-gazetteer.ts'
import { isSmallWord } from './quiet-states.ts'
import { type Reading, readLocation } from './read-location.ts'
import { FEWEST_WITHOUT_STATE, maybeMisspelled, people, type Weighed, weigh } from './spelling.ts'

/** The words of a town with its state, such as 'winston salem north carolina', at most. */
const LONGEST_TOWN_AND_STATE = 5

const isConnective = (word = '') => isBefore(word.toLowerCase()) || word.toLowerCase() === 'de'

/** 'la más cercana de New York' names no town before the state. */
const isAfterConnective = (words: string[], given: GivenState | undefined) =>
  given !== undefined && isConnective(words.at(-1 - given.words.length))

/** Whether a city has the whole name of a state, and is meant first: New York and LA. */
export const isCityFirst = ([first]: Reading[], text: string, given: GivenState) =>
  first?.kind === 'name' && isWhole(given, text)

/** Whether a word is typed as a name, and is no word for a need: the 'Xyzzy' of 'dentist Xyzzy LA'. */
const isTypedAsName = (word: string) => /^\p{Lu}/u.test(word) && !namesNoPlace(word)

/** Towns of some readings that count beside other words: with their state, or large, since a name may be a word. */
const knownTowns = (gazetteer: Gazetteer, readings: Reading[]): Match[] =>
  exactMatches(gazetteer, readings).filter(
    ({ row, reading }) =>
      row.kind === 'town' && (readings[reading]?.state || people(row) >= FEWEST_WITHOUT_STATE),
  )

/**
 * 'Wicker Park Chicago' and 'teeth cleaning Houston TX' end with a town, whatever the words before it are.
 * Beside a need the town may also come first.
 */
export function townsBesideWords(gazetteer: Gazetteer, text: string, need: boolean): Match[] {
  const words = text.split(/[\s,;]+/).filter(Boolean)
  const given = givenState(text)
  const before = given ? words.slice(0, -given.words.length) : []
  // 'teeth whitening New York' is about the city, 'dentist Foo New York' and 'Foo, New York' are in the state.
  const mayBeCity =
    isAfterConnective(words, given) ||
    (need && !text.includes(',') && !isConnective(words[0]) && !before.some(isTypedAsName))
  const longest = Math.min(LONGEST_TOWN_AND_STATE, words.length - 1)
  for (let length = longest; length > 0; length--) {
    const next = words[length] ?? ''
    const isFirst = namesNoPlace(next) && (need || isSmallWord(next, text))
    const edges = [words.slice(-length), ...(isFirst ? [words.slice(0, length)] : [])]
    for (const edge of edges) {
      const { literal } = readLocation(edge.join(' '))
      const isState = given !== undefined && isWithin(given, edge.join(' '))
      if (isState && !(mayBeCity && isCityFirst(literal, edge.join(' '), given))) continue
      const state = isState ? undefined : given?.state
      const towns = knownTowns(gazetteer, literal).filter(
        ({ row }) => !state || row.state === state,
      )
      if (towns.length > 0) return towns
    }
  }
  return []
}

/** The words after each 'in' or 'near', as many as may be a name, the most first. */
const edgesAfterConnectives = (text: string, longest: number): string[][] => {
  const words = text.split(/\s+/).filter(Boolean)
  return words.flatMap((word, at) => {
    const after = isConnective(word) ? words.slice(at + 1, at + 1 + longest) : []
    return after.length === 0
      ? []
      : [after.map((_, less) => after.slice(0, after.length - less).join(' '))]
  })
}

/** More words after 'in' are not compared with every name, which takes a millisecond each. */
const MOST_COMPARED = 4
const LONGEST_MISSPELLED = 3

/** 'flu shot in Orlanod that takes medicaid': the large town that is surely meant after 'in' or 'near'. */
export function misspelledAfterConnective(gazetteer: Gazetteer, text: string): Weighed | undefined {
  const edges = new Set(edgesAfterConnectives(text, LONGEST_MISSPELLED).flat())
  const readings = [...edges]
    .filter((edge) => !namesNoPlace(edge))
    .flatMap((edge) => readLocation(edge).literal.filter(maybeMisspelled).slice(0, 1))
    .slice(0, MOST_COMPARED)
  return weigh(similarMatches(gazetteer, readings), readings).find(
    ({ sure, isBeginning, row }) =>
      sure && !isBeginning && row.kind === 'town' && people(row) >= FEWEST_WITHOUT_STATE,
  )
}

/** 'we are in Tampa on vacation': the town that comes after 'in' or 'near', whatever comes after it. */
export function townsAfterConnective(gazetteer: Gazetteer, text: string): Match[] {
  const found = edgesAfterConnectives(text, LONGEST_TOWN_AND_STATE).flatMap((edges) => {
    for (const edge of edges) {
      const towns = knownTowns(gazetteer, readLocation(edge).literal)
      if (towns.length > 0) return [towns]
    }
    return []
  })
  const size = ([first]: Match[]) => (first ? people(first.row) : 0)
  return found.toSorted((one, other) => size(other) - size(one))[0] ?? []
}
