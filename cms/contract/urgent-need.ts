import { indexOfPhrase, longestFirst, phraseOf, TAKEN, wordsOf } from './phrases.ts'
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
  const words = wordsOf(text)
  // Nearly every search mentions none of these many phrases, which its letters tell fastest.
  const letters = new Set(words.map(({ word }) => word[0]))
  const said = PHRASES.flatMap(({ need, phrase }) => {
    const at = letters.has(phrase.words[0]?.[0]) ? indexOfPhrase(words, phrase) : -1
    if (at === -1) return []
    words.fill(TAKEN, at, at + phrase.words.length)
    return [need]
  })
  return URGENT_NEEDS.find((need) => said.includes(need))
}
