import { type Say, sayIn } from '../../panel-kit/say.ts'
import { editDistance } from '../../places/index.ts'
import type { Slip } from './slip.ts'

/** Wrong keystrokes per letter that still count as a slip. */
const SLIP = 0.2

const folded = (word: string): string => word.trim().toLocaleLowerCase('en')

/** The known spelling of a word that differs only in case. */
export const knownWriting = (word: string, known: readonly string[]): string | undefined =>
  known.find((name) => folded(name) === folded(word))

/** The known word that was probably meant; undefined if the word is known, or close to none. */
export const likelyMeant = (word: string, known: readonly string[]): string | undefined => {
  if (knownWriting(word, known)) return undefined
  const near = known
    .map((name) => ({ name, keystrokes: editDistance(folded(word), folded(name)) }))
    .filter(({ name, keystrokes }) => keystrokes <= name.length * SLIP)
    .toSorted((left, right) => left.keystrokes - right.keystrokes)
  return near[0]?.name
}

/**
 * Asks about words that are close to a known one.
 * @param field such as 'services'
 */
export const wordSlips = (
  field: string,
  words: readonly string[],
  known: readonly string[],
  say: Say = sayIn('en'),
): Slip[] =>
  words.flatMap((word) => {
    const likely = likelyMeant(word, known)
    if (!likely) return []
    return [
      {
        key: `word ${field} ${word}`,
        path: field,
        question: say({
          en: `“${word}” is not in the list. Did you mean “${likely}”?`,
          es: `«${word}» no está en la lista. ¿Quiso decir «${likely}»?`,
        }),
      },
    ]
  })
