import { readFile } from 'node:fs/promises'
import path from 'node:path'

/** A line of the table in docs/spanish.md. */
interface Term {
  /** The forms of the term in English; the first is the usual one. */
  english: string[]
  spanish: string[]
  /** What no Spanish text says. */
  never: string[]
}

const LETTER = '[\\p{L}\\p{N}]'

const formsOf = (cell = '') =>
  cell
    .split(',')
    .map((form) => form.trim())
    .filter(Boolean)

export const readGlossary = async (): Promise<Term[]> => {
  const file = path.resolve(import.meta.dirname, '../../docs/spanish.md')
  const rows = (await readFile(file, 'utf8')).split('\n').filter((line) => line.startsWith('|'))
  return rows.slice(2).map((row) => {
    const [, english, spanish, never] = row.split('|')
    return { english: formsOf(english), spanish: formsOf(spanish), never: formsOf(never) }
  })
}

/** Whether a text says one of the forms, in any letter case and with any endings. */
export const says = (text: string, forms: readonly string[]): boolean =>
  forms.some((form) =>
    new RegExp(`(?<!${LETTER})${form.replaceAll(' ', `${LETTER}* `)}`, 'iu').test(text),
  )

/** The forms that a text says as whole words, in any letter case. */
export const saidOf = (text: string, forms: readonly string[]): string[] =>
  forms.filter((form) => new RegExp(`(?<!${LETTER})${form}(?!${LETTER})`, 'iu').test(text))
