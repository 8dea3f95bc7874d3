import { isInCapitals, isLikeLastWord, isLikeWord } from '../../contract/words-like-states.ts'
import { normalizeWords } from '../normalize.ts'

/** Whether an abbreviation is typed so that it may as well be the word that is written like it. */
export type IsQuiet = (abbreviation: string) => boolean

/** Whether a word of a text, as it was typed, may as well be a state: 'or', but not 'OR'. */
export const isSmallWord = (word: string, text: string): boolean =>
  isLikeWord(word.toLowerCase()) && !isInCapitals(word, text)

/**
 * 'in', 'or' and 'me' are words first. In capitals among other words, or alone after the last comma, they
 * are states, and so is what a text hardly ends with otherwise: 'jackson mi'.
 * @param parts the words of the text between its commas
 */
export function quietStates(text: string, parts: string[][]): IsQuiet {
  const typed = text.match(/\p{L}{2,}/gu) ?? []
  const loud = new Set(typed.filter((word) => isInCapitals(word, text)).flatMap(normalizeWords))
  const [last, ...others] = parts.at(-1) ?? []
  if (last && others.length === 0 && parts.length > 1) loud.add(last)
  const end = others.at(-1)
  if (end && !isLikeLastWord(end)) loud.add(end)
  return (abbreviation) => isLikeWord(abbreviation) && !loud.has(abbreviation)
}
