import { proseOf } from './prose.ts'

/** Syllables of an English word, counted by its groups of vowels. */
const syllables = (word: string): number => {
  const letters = word.toLowerCase().replace(/[^a-z]/g, '')
  if (letters.length <= 3) return letters.length > 0 ? 1 : 0
  const spoken = letters.replace(/(?:[^laeiouy]es|ed|[^laeiouy]e)$/, '').replace(/^y/, '')
  return Math.max(1, spoken.match(/[aeiouy]{1,2}/g)?.length ?? 0)
}

/** What a student in eighth grade can read: any grade below nine. */
export const GRADE_EIGHT = 8.9

/** Flesch-Kincaid grade: the school grade that can read a text. A line break ends a sentence. */
export const readingLevel = (markdown: string): number => {
  const prose = proseOf(markdown)
  const sentences = prose.split(/[.!?]+\s|\n+/).filter((part) => /[a-z]{2}/i.test(part))
  const words = prose.match(/[A-Za-z][A-Za-z'’-]*/g) ?? []
  const spoken = words.reduce((sum, word) => sum + syllables(word), 0)
  return (0.39 * words.length) / sentences.length + (11.8 * spoken) / words.length - 15.59
}
