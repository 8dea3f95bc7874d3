import { readFile } from 'node:fs/promises'
import path from 'node:path'
import type { Term } from '../../cms/documents/translation/glossary.ts'

export { says } from '../../cms/documents/translation/glossary.ts'

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

/** The forms that a text says as whole words, in any letter case. */
export const saidOf = (text: string, forms: readonly string[]): string[] =>
  forms.filter((form) => new RegExp(`(?<!${LETTER})${form}(?!${LETTER})`, 'iu').test(text))
