import { readWords, type WordFact } from '../../vocabulary/index.ts'
import { isBroken } from '../file/broken-text.ts'
import { SEPARATORS, splitList } from '../file/separators.ts'
import { type ColumnField, FLAGS, type ListField, YES_NO } from '../mapping/column-fields.ts'
import type { Mapping } from '../mapping/mapping.ts'
import { cleanText, isPlaceholder, literalList } from './clean-text.ts'
import type { Row } from './read-rows.ts'
import type { References } from './references.ts'

/** A row's cells by the fields that they fill. Unusable cells are left out and noted. */
export interface Cells {
  text: (field: ColumnField) => string
  list: (field: ListField) => string[]
  /** The entries of a vocabulary that a cell names; what nobody knows is kept apart. */
  words: (fact: WordFact) => string[]
  /** The column that fills a field, as the file calls it. */
  column: (field: ColumnField) => string
  /** @param what what is wrong with it, such as 'not a phone number' */
  usable: <Value>(
    field: ColumnField,
    what: string,
    read: (text: string) => Value | undefined,
  ) => Value | undefined
  note: (sentence: string) => void
  /** Says why somebody has to look at the whole row. */
  doubt: (sentence: string) => void
  /** Says that the row's point is not where the row says the clinic is. */
  doubtPoint: (sentence: string) => void
}

/** What a row's cells don't say for sure. */
export interface Remarks {
  /** Cells that could not be used, or were read with a guess. */
  notes: string[]
  /** Why somebody has to look at the whole row. */
  doubts: string[]
  /** Why its point is not where the row says the clinic is. */
  pointDoubt?: string
  /** Why it may be closed, or not for the public: somebody has to say. */
  mayBeClosed?: string
  /** Words that nobody knows, by the fact that they are about. */
  unknown?: UnknownWords
}

export type UnknownWords = Partial<Record<WordFact, string[]>>

/** Here 'none' is an answer: no. */
const ANSWERED: ReadonlySet<ColumnField> = new Set<ColumnField>([...FLAGS, ...YES_NO])

export const cellsOf = (
  { cells }: Row,
  mapping: Mapping,
  remarks: Remarks,
  { lexicons }: Pick<References, 'lexicons'>,
): Cells => {
  const { notes, doubts } = remarks
  const { columns, separator, separators } = mapping
  const column = (field: ColumnField) => columns[field] ?? ''
  const doubt = (sentence: string) => {
    if (!doubts.includes(sentence)) doubts.push(sentence)
  }
  const whole = (field: ColumnField) => {
    const name = columns[field]
    const text = name === undefined ? '' : cleanText(cells[name] ?? '')
    if (isBroken(text)) doubt(`“${text}” in “${name}” has characters that were lost or mixed up.`)
    return ANSWERED.has(field) || !isPlaceholder(text) ? text : ''
  }
  const text = (field: ColumnField) => {
    const parsed = whole(field)
    return literalList(parsed)?.join(', ') ?? parsed
  }
  const list = (field: ListField) => {
    const parsed = whole(field)
    const items = literalList(parsed) ?? splitList(parsed, separators[field] ?? separator ?? ';')
    return items.filter((item) => item !== '' && !isPlaceholder(item))
  }
  /** The reader finds the usual separators itself, and does not tear names apart. */
  const wordItems = (fact: WordFact) => {
    const parsed = whole(fact)
    const by = separators[fact] ?? separator ?? ';'
    const isPlain = by in SEPARATORS && !parsed.includes('"')
    return literalList(parsed) ?? (isPlain ? [parsed] : splitList(parsed, by))
  }
  const words = (fact: WordFact) => {
    const read = wordItems(fact).map((item) => readWords(item, lexicons[fact]))
    const unknown = read.flatMap((one) => one.unknown).filter((word) => !isPlaceholder(word))
    if (unknown.length > 0) remarks.unknown = { ...remarks.unknown, [fact]: [...new Set(unknown)] }
    return [...new Set(read.flatMap(({ known }) => known))]
  }
  return {
    text,
    column,
    words,
    doubt,
    doubtPoint: (sentence) => {
      remarks.pointDoubt = sentence
    },
    list,
    usable: (field, what, read) => {
      const entered = text(field)
      const value = entered === '' ? undefined : read(entered)
      if (entered !== '' && value === undefined) {
        notes.push(`“${entered}” in “${column(field)}” is ${what} and was left out`)
      }
      return value
    },
    note: (sentence) => notes.push(sentence),
  }
}
