import type { PayloadRequest } from 'payload'
import {
  lexiconsOf,
  namesWith,
  perWordFact,
  readWordParts,
  type WordFact,
  type WordParts,
} from '../../vocabulary/index.ts'

export interface Entry {
  /** English name, or the slug of a category. */
  value: string
  label: string
}

export type Entries = Record<WordFact, Entry[]>

const byLabel = (one: Entry, other: Entry) => one.label.localeCompare(other.label, 'en')

/** The entries that there are, without those that have become one with others. */
export const entriesIn = (parts: WordParts): Entries => {
  const lexicons = lexiconsOf(parts)
  const label = (fact: WordFact, entry: string) =>
    fact === 'addedCategories'
      ? (parts.addedCategories.names.find(([name, of]) => of === entry && name !== entry)?.[0] ??
        entry)
      : entry
  return perWordFact((fact) => {
    const all = new Set(namesWith(fact, parts[fact]).map(([, entry]) => entry))
    const own = [...all].filter(
      (entry) => fact === 'addedCategories' || lexicons[fact].find(entry) === entry,
    )
    return own.map((value) => ({ value, label: label(fact, value) })).sort(byLabel)
  })
}

export const readEntries = async (req: PayloadRequest): Promise<Entries> =>
  entriesIn(await readWordParts(req))
