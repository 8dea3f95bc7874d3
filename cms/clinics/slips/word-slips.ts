import { editDistance } from '../../places/index.ts'
import type { Slip } from './slip.ts'

/** Keystrokes a letter that are taken for a slip. */
const SLIP = 0.2

const folded = (word: string): string => word.trim().toLocaleLowerCase('en')

/** The known writing of a word that differs in case alone. */
export const knownWriting = (word: string, known: readonly string[]): string | undefined =>
  known.find((name) => folded(name) === folded(word))

/** The known word that was probably meant; undefined where the word is known, or like none. */
export const likelyMeant = (word: string, known: readonly string[]): string | undefined => {
  if (knownWriting(word, known)) return undefined
  const near = known
    .map((name) => ({ name, keystrokes: editDistance(folded(word), folded(name)) }))
    .filter(({ name, keystrokes }) => keystrokes <= name.length * SLIP)
    .toSorted((left, right) => left.keystrokes - right.keystrokes)
  return near[0]?.name
}

/**
 * Words that are nearly those of a list.
 * @param field 'services'
 */
export const wordSlips = (
  field: string,
  words: readonly string[],
  known: readonly string[],
): Slip[] =>
  words.flatMap((word) => {
    const meant = likelyMeant(word, known)
    if (!meant) return []
    return [
      {
        key: `word ${field} ${word}`,
        path: field,
        question: `“${word}” is not in the list. Did you mean “${meant}”?`,
      },
    ]
  })
