import type { ClinicCardCopy } from './clinic-card.ts'

interface LineToCall {
  number: string
  extension: string | null
  /** The English name of the language that has to be said. */
  language: string | null
}

/** What follows the number of a line: its extension, and its language where that has to be said. */
export const afterNumber = (
  { extension, language }: Pick<LineToCall, 'extension' | 'language'>,
  copy: ClinicCardCopy,
): string =>
  [extension && copy.extension(extension), language && copy.inLanguage(language)]
    .filter(Boolean)
    .map((words) => ` ${words}`)
    .join('')

/** 'Call 864-555-0142 ext. 7 in Spanish' */
export const callLine = (line: LineToCall, copy: ClinicCardCopy): string =>
  copy.call(line.number) + afterNumber(line, copy)
