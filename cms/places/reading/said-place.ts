import { connectiveBefore } from './scored.ts'
import { isIn, isZipCode, type Span, type Token } from './tokens.ts'
import { isSaidHere } from './words.ts'

const MOST_WORDS = 4
const HAS_LETTERS = /[a-z]{2}/
/** Rarer words may be a name. */
const RARE = 0.5

const isKnown = ({ word, rarity }: Token) => isSaidHere(word) || rarity <= RARE

/**
 * What somebody gives as a place, as it was typed, where none is known: a ZIP code, or what follows 'in' or
 * 'near' at the end. Null if they give none: 'my tooth is killing me'.
 * @param others words that say something else
 */
export const saidPlace = (
  text: string,
  tokens: readonly Token[],
  others: readonly Span[],
): string | null => {
  const zip = tokens.findLast(isZipCode)
  if (zip) return zip.word
  for (let at = tokens.length - 1; at > 0 && tokens.length - at <= MOST_WORDS; at--) {
    if (isIn(others, at)) return null
    const words = tokens.slice(at)
    if (connectiveBefore(tokens, at) === 'strong' && !words.every(isKnown))
      return text.slice(words[0]?.start, words.at(-1)?.end)
  }
  return null
}

/** Whether a text without a place asks for any clinic: 'clinic near me'. */
export const asksForClinic = (tokens: readonly Token[]): boolean =>
  tokens.some(({ word }) => HAS_LETTERS.test(word)) && tokens.every(({ word }) => isSaidHere(word))

/** The last words of a text, after 'in' or 'near' or other words that say something: 'dentist in chi' → chi. */
export const wordsAfter = (
  text: string,
  tokens: readonly Token[],
  others: readonly Span[],
): string | undefined => {
  const first = tokens.findLastIndex(
    (_, at) => isIn(others, at - 1) || connectiveBefore(tokens, at) === 'strong',
  )
  const words = first < 1 ? [] : tokens.slice(first)
  if (words.length === 0 || words.every(({ word }) => isSaidHere(word)) || isIn(others, first))
    return undefined
  return text.slice(words[0]?.start)
}
