/** The paragraphs and lists of a Markdown text, without headings, tables, marks and addresses. */
const proseOf = (markdown: string): string =>
  markdown
    .split('\n')
    .filter((line) => !/^\s*[|#]/.test(line))
    .map((line) => line.replace(/^\s*(?:\d+\.|-)\s+/, ''))
    .join('\n')
    .replace(/\[([^\]]+)\]\([^)]+\)/g, '$1')
    .replaceAll('*', '')

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

/**
 * Syllables of a Spanish word: its groups of vowels. A, e and o are each in a group of their own,
 * and so are an í and ú with an accent; an i, u or ü joins the vowel beside it.
 */
const spanishSyllables = (word: string): number =>
  word
    .toLowerCase()
    .replace(/(?<=q|g)u(?=[eiéí])|(?<!c)h/g, '')
    .replace(/y(?![aeiouáéíóú])/g, 'i')
    .match(/[iuü]*[aeiouáéíóú][iuü]*/g)?.length ?? 1

/** Abbreviations whose stops end no sentence. */
const SHORT = /(?<!\p{L})([ap]|EE|Dra?|Sra?)\.(?:\s?(m|UU)\.)?(?=\s)/gu

/** The grade of a text that nothing is easier than. */
const EASIEST = 4

/** Fernández Huerta's table: at which score a school grade begins, and the grade that can read it. */
const GRADES: readonly [score: number, grade: number][] = [
  [100, EASIEST],
  [90, 5],
  [80, 6],
  [70, 7],
  [60, 9],
  [50, 13],
  [30, 15],
  [0, 17],
]

const gradeOfScore = (score: number): number => {
  const after = GRADES.findIndex(([bound]) => bound < score)
  if (after === 0) return EASIEST
  const [from, to] = [GRADES[after - 1], GRADES[after]]
  if (!from || !to) return 17
  return from[1] + ((from[0] - score) / (from[0] - to[0])) * (to[1] - from[1])
}

/**
 * The school grade that can read a Spanish text, from 4 to 17, by Fernández Huerta's formula. Its
 * table has whole grades; between them, the grade is in proportion. A line break ends a sentence.
 * The text may be Markdown.
 */
export const spanishGradeOf = (text: string): number => {
  const prose = proseOf(text).replace(SHORT, '$1$2')
  const sentences = prose.split(/[.!?;]+\s|\n+/).filter((part) => /\p{L}{2}/u.test(part))
  const words = prose.match(/\p{L}+/gu) ?? []
  if (words.length === 0) return EASIEST
  const spoken = words.reduce((sum, word) => sum + spanishSyllables(word), 0)
  return gradeOfScore(
    206.84 - (60 * spoken) / words.length - (1.02 * words.length) / sentences.length,
  )
}
