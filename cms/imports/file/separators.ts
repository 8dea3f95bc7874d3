import { parse } from 'csv-parse/sync'

/** What stands between the items of a list in one cell, and what it is called; the surest first. */
export const SEPARATORS = {
  ';': 'Semicolon',
  '|': 'Bar',
  '\n': 'Line break',
  ',': 'Comma',
  '/': 'Slash',
} as const
export type Separator = keyof typeof SEPARATORS

const CANDIDATES: readonly Separator[] = [';', '|', '\n', ',', '/']
/** A slash stands inside texts too: 'and/or', 'walk-ins 24/7'. */
const SLASH_IN_TEXT = /\b(and\/or|w\/|\d+\/\d+)/gi

/** What separates the items of a column's cells. */
export const findSeparator = (cells: string[]): Separator => {
  const texts = cells.map((cell) => cell.trim().replaceAll(SLASH_IN_TEXT, ' '))
  return CANDIDATES.find((separator) => texts.some((text) => text.includes(separator))) ?? ';'
}

/** An item that holds the separator itself stands in quotation marks, as in the panel's own export. */
const splitQuoted = (text: string, separator: string): string[] => {
  try {
    const options = { delimiter: separator, record_delimiter: '\0', trim: true }
    const [items = []]: string[][] = parse(text, options)
    return items
  } catch {
    return text.split(separator)
  }
}

export const splitList = (text: string, separator: string): string[] =>
  (text.includes('"') ? splitQuoted(text, separator) : text.split(separator))
    .map((item) => item.trim())
    .filter(Boolean)

/** The same the other way: what `splitList` takes apart by semicolons. */
export const joinList = (items: string[]): string =>
  items.map((item) => (/[";]/.test(item) ? `"${item.replaceAll('"', '""')}"` : item)).join('; ')
