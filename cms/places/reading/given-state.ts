import { jurisdictionName } from '../jurisdictions.ts'
import { joinWords, normalizeName } from '../normalize.ts'
import { locationParts } from './location-parts.ts'
import { stateOfWords } from './names-and-states.ts'
import { endsWithState, MOST_STATE_WORDS, misspelledState } from './state-names.ts'

/** The state that a text ends with, by its abbreviation, and the words that say so. */
export type GivenState = { state: string; words: string[] }

/** The state that is typed beside a ZIP code of another one, by its abbreviation: 'Boston, TX 02108'. */
export function stateBesideZip(
  text: string,
  place: { kind: string; state: string } | null,
): string | undefined {
  if (place?.kind !== 'zip') return undefined
  const given = givenState(text.replace(/\d{5}(-\d{4})?/, ' ').trim())
  return given && given.state !== place.state ? given.state : undefined
}

const ABBREVIATION = /(?:^|[^\p{L}])\p{L}{2}[^\p{L}]*$/u

/**
 * The state at the end of a text, whole: 'North Carolina' and not Carolina, 'New Mexico' and not Mexico.
 * Undefined if there is none, or if the last word may be another one, as in 'is it ok' and 'Kent'.
 */
export function givenState(text: string): GivenState | undefined {
  if (!endsWithState(text)) return undefined
  const { parts } = locationParts(text)
  const last = parts.at(-1) ?? []
  for (let length = Math.min(MOST_STATE_WORDS, last.length); length > 0; length--) {
    const words = last.slice(-length)
    const state = stateOfWords(words)
    // 'Wes Virginia' is not Virginia.
    const isOnly = parts.length > 1 && length === last.length && length > 1
    const mended = state || !isOnly ? undefined : misspelledState(joinWords(words))
    if (mended) return { state: mended, words }
    const isInFull = length > 1 || normalizeName(jurisdictionName(state ?? '')) === joinWords(words)
    if (state && (isInFull || text.includes(',') || ABBREVIATION.test(text)))
      return { state, words }
  }
  return misspelledAtEnd(last)
}

/** 'Nort Carolina', which is not Carolina; one misspelled word may be a town's. */
function misspelledAtEnd(last: string[]): GivenState | undefined {
  for (let length = Math.min(MOST_STATE_WORDS, last.length); length > 1; length--) {
    const words = last.slice(-length)
    const state = misspelledState(joinWords(words))
    if (state) return { state, words }
  }
  return undefined
}

/** Whether a text is such a state or only a part of its name: the 'Carolina' of 'North Carolina'. */
export const isWithin = ({ words }: GivenState, text: string): boolean =>
  countWords(text) <= words.length

/** Whether the end of a text is all that names the state. */
export const isWhole = ({ words }: GivenState, end: string): boolean =>
  countWords(end) === words.length

const countWords = (text: string) => locationParts(text).parts.flat().length
