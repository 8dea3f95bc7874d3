import { jurisdictionName } from '../jurisdictions.ts'
import { joinWords, normalizeName } from '../normalize.ts'
import { locationParts } from './location-parts.ts'
import { stateOfWords } from './names-and-states.ts'
import { endsWithState, MOST_STATE_WORDS } from './state-names.ts'

/** The state that a text ends with, by its abbreviation, and the words that say so. */
export type GivenState = { state: string; words: string[] }

const ABBREVIATION = /(?:^|[^\p{L}])\p{L}{2}[^\p{L}]*$/u

/**
 * The state at the end of a text, whole: 'North Carolina' and not Carolina, 'New Mexico' and not Mexico.
 * Undefined if there is none, or if the last word may be another one, as in 'is it ok' and 'Kent'.
 */
export function givenState(text: string): GivenState | undefined {
  if (!endsWithState(text)) return undefined
  const last = locationParts(text).parts.at(-1) ?? []
  for (let length = Math.min(MOST_STATE_WORDS, last.length); length > 0; length--) {
    const words = last.slice(-length)
    const state = stateOfWords(words)
    const isInFull = length > 1 || normalizeName(jurisdictionName(state ?? '')) === joinWords(words)
    if (state && (isInFull || text.includes(',') || ABBREVIATION.test(text)))
      return { state, words }
  }
  return undefined
}

/** Whether a text is such a state or only a part of its name: the 'Carolina' of 'North Carolina'. */
export const isWithin = ({ words }: GivenState, text: string): boolean =>
  locationParts(text).parts.flat().length <= words.length
