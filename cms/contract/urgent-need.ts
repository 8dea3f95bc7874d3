import { apart, longestFirst, phraseOf, phrasesIn, wordsOf } from './phrases.ts'
import { URGENT_NEEDS, URGENT_WORDS, type UrgentNeed } from './urgent-words.ts'

const PHRASES = longestFirst(
  URGENT_NEEDS.flatMap((need) =>
    URGENT_WORDS[need].map((words) => ({ need, phrase: phraseOf(words) })),
  ),
)

/**
 * The most urgent need that a text mentions, if any: 'overdose chicago' → 'emergency'. A longer phrase says
 * more than those in it: 'quiere matarme' is violence, though 'matarme' is not.
 */
export const urgentNeed = (text: string): UrgentNeed | undefined => {
  const needs = new Set(apart(phrasesIn(PHRASES, wordsOf(text))).map(({ known }) => known.need))
  return URGENT_NEEDS.find((need) => needs.has(need))
}
