import { parse } from 'csv-parse/sync'
import type { InEach } from '../../panel-kit/say.ts'

/** Separators between the items of a list in one cell, with their names; the surest first. */
export const SEPARATORS = {
  ';': { en: 'Semicolon', es: 'Punto y coma' },
  '|': { en: 'Vertical bar', es: 'Barra vertical' },
  '\n': { en: 'Line break', es: 'Salto de línea' },
  ',': { en: 'Comma', es: 'Coma' },
  '/': { en: 'Slash', es: 'Barra' },
} as const satisfies Record<string, InEach>
export type Separator = keyof typeof SEPARATORS

const CANDIDATES: readonly Separator[] = [';', '|', '\n', ',', '/']
/** A slash also occurs inside texts: 'and/or', 'walk-ins 24/7'. */
const SLASH_IN_TEXT = /\b(and\/or|w\/|\d+\/\d+)/gi

/** Detects the separator between the items of a column's cells. */
export const findSeparator = (cells: string[]): Separator => {
  const texts = cells.map((cell) => cell.trim().replaceAll(SLASH_IN_TEXT, ' '))
  return CANDIDATES.find((separator) => texts.some((text) => text.includes(separator))) ?? ';'
}

/** An item that contains the separator is in quotation marks, as in the panel's own export. */
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

/** The reverse of `splitList` with semicolons. */
export const joinList = (items: string[]): string =>
  items.map((item) => (/[";]/.test(item) ? `"${item.replaceAll('"', '""')}"` : item)).join('; ')
