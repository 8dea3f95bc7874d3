import type { Locale } from '../../contract/constants.ts'

/** Bytes of UTF-8 in a line of a vCard or a calendar; a longer one goes on in the next. */
const MOST_BYTES = 75

/** What made a file, with the language of its texts. */
export const productId = (locale: Locale): string =>
  `PRODID:-//Healthcare for All//${locale.toUpperCase()}`

/** A text as both formats want it: RFC 6350, 3.4 and RFC 5545, 3.3.11. */
export const escaped = (text: string): string =>
  text
    .replaceAll('\\', '\\\\')
    .replaceAll(';', '\\;')
    .replaceAll(',', '\\,')
    .replace(/\r\n|\r|\n/g, '\\n')
    // Nothing else that controls a terminal or ends a line.
    .replace(/[\p{Cc}\u2028\u2029]/gu, ' ')

/** Folds between characters, never inside one. */
const folded = (line: string): string => {
  const lines: string[] = []
  let part = ''
  for (const character of line) {
    if (Buffer.byteLength(part + character) > MOST_BYTES) {
      lines.push(part)
      part = ' '
    }
    part += character
  }
  return [...lines, part].join('\r\n')
}

/** A file of such lines. Lines that are undefined are left out. */
export const fileOf = (lines: readonly (string | undefined)[]): string =>
  lines
    .filter((line) => line !== undefined)
    .map((line) => `${folded(line)}\r\n`)
    .join('')
