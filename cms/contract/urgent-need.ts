import { indexOfPhrase, longestFirst, phraseOf, phrasesBegunIn, TAKEN, wordsOf } from './phrases.ts'
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
  const said = phrasesBegunIn(PHRASES, words).flatMap(({ need, phrase }) => {
    const at = indexOfPhrase(words, phrase)
    if (at === -1) return []
    words.fill(TAKEN, at, at + phrase.words.length)
    return [need]
  })
  return URGENT_NEEDS.find((need) => said.includes(need))
}
