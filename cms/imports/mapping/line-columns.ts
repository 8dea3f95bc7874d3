import { readLabel } from '../../clinics/index.ts'
import { columnWords } from './column-words.ts'
import { isHidden } from './hidden-columns.ts'
import type { Mapping } from './mapping.ts'

/** A column with telephone numbers, and those that say more of them. */
export interface LineColumn {
  column: string
  /** What its name says of its numbers, as words. */
  about: string
  /** Columns whose cells say what the number is for. */
  labels: string[]
  extension?: string
}

const withoutAccents = (name: string) => name.normalize('NFD').replaceAll(/\p{M}/gu, '')

/** 'Phone2Number' is 'Phone 2 Number'. */
const apart = (name: string) =>
  withoutAccents(name)
    .replaceAll(/([a-z])([A-Z])/g, '$1 $2')
    .replaceAll(/([A-Za-z])(\d)/g, '$1 $2')
    .replaceAll(/(\d)([A-Za-z])/g, '$1 $2')
    .replaceAll(/[_.:()[\]#-]+/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim()

/** Words that say which number it is, or whose, and nothing about what it is for. */
const WHICH =
  /\b(\d{1,2}|one|two|three|first|second|third|other|alternat(e|ive)|alt|additional|secondary|further|site|facility|agency|program|location|organi[sz]ation|org|provider|business|practice|health|hr|hrs|hour|if|any)\b/gi

/** What a number beside others is about: 'Phone 2 Number' is about nothing more. */
const aboutOf = (column: string): string => apart(column).replaceAll(WHICH, ' ').trim()

const NUMBERS = /\b(phones?|telephones?|tel|telefonos?)\b/i
/** They say that it is a telephone only with what it is for: 'Spanish line', 'Text number'. */
const LINES = /\b(lines?|lineas?|numbers?|numeros?)\b/i
/** Names that need no 'number' beside them. */
const BY_ITSELF =
  /^\W*(fax|facsimile|tty|tdd|sms|hot ?line|toll ?free)\b|\b(fax|tty|tdd|hot ?line)\W*$/i
/** Numbers of persons, and of emergencies among themselves. */
const OF_PERSONS = /\b(contacts?|emergency|emergencies|id|count|types?|is)\b/i

/** Whether a column's name says that telephone numbers are in it, and nothing that isn't understood. */
const isLineColumn = (column: string): boolean => {
  const about = aboutOf(column)
  const { type, languages, description, isPrivate } = readLabel(about)
  const isSaid = type !== 'voice' || languages.length > 0
  return (
    (NUMBERS.test(about) || BY_ITSELF.test(about) || (LINES.test(about) && isSaid)) &&
    !OF_PERSONS.test(about) &&
    !isPrivate &&
    description === null
  )
}

const PARTS = {
  label: /\b(name|label|title|type|descriptions?|notes?|comments?|purpose)$/,
  extension: /\b(extension|ext|x)$/,
} as const

/** What belongs to one number: 'phone 2' of 'Phone2Number' and 'Phone2Name'. */
const baseOf = (column: string): string =>
  columnWords(apart(column)).replace(/ (number|num|no)$/, '')

const partOf = (column: string): { base: string; part: keyof typeof PARTS } | undefined => {
  const words = columnWords(apart(column))
  for (const part of ['label', 'extension'] as const) {
    const base = words.replace(PARTS[part], '').trim()
    if (base !== words && base !== '') return { base: base.replace(/ (number|num|no)$/, ''), part }
  }
  return undefined
}

/** The columns with further telephone numbers that aren't mapped to something else. */
export const freeLines = (
  { columns }: { columns: Partial<Record<string, string>> },
  header: readonly string[],
): string[] => {
  const taken = new Set(Object.values(columns))
  return header.filter(
    (column) => !taken.has(column) && !isHidden(column) && isLineColumn(column) && !partOf(column),
  )
}

/** A column with what the others of a file say of its numbers. */
const withParts = (column: string, header: readonly string[], isNamed: boolean): LineColumn => {
  const base = baseOf(column)
  const parts = header.flatMap((other) => {
    const part = other === column ? undefined : partOf(other)
    return part?.base === base ? [{ other, part: part.part }] : []
  })
  const extension = parts.find(({ part }) => part === 'extension')?.other
  return {
    column,
    about: isNamed ? aboutOf(column) : '',
    labels: parts.flatMap(({ other, part }) => (part === 'label' ? [other] : [])),
    ...(extension !== undefined && { extension }),
  }
}

/** The columns with telephone numbers of a mapping: the one to call first, if there is one. */
export const lineColumns = (
  { columns, lines = [] }: Pick<Mapping, 'columns' | 'lines'>,
  header: readonly string[],
): { main: LineColumn | undefined; others: LineColumn[] } => {
  const { phone } = columns
  return {
    main: phone ? withParts(phone, header, isLineColumn(phone)) : undefined,
    others: lines.map((column) => withParts(column, header, true)),
  }
}

/** All columns that say something of a mapping's telephone numbers. */
export const columnsOfLines = (
  mapping: Pick<Mapping, 'columns' | 'lines'>,
  header: readonly string[],
): string[] => {
  const { main, others } = lineColumns(mapping, header)
  return [...(main ? [main] : []), ...others].flatMap(({ column, labels, extension }) => [
    column,
    ...labels,
    ...(extension === undefined ? [] : [extension]),
  ])
}
