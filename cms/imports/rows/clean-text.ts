import { decodeHTMLStrict } from 'entities'
import { mended } from '../file/broken-text.ts'
import { splitList } from '../file/separators.ts'

/** Cells by which a program or a person says that there is nothing to say. */
const NOTHING =
  /^(n\.?\/?a\.?|#n\/a|#(ref|value|name|null)[!?]?|nan|none|null|nil|undefined|-+|–+|—+|\.+|\?+|tbd|tba|not (available|applicable|known|provided|specified|given)|no data|unknown|unk|\(?blank\)?|\[\]|\{\}|\(\))$/i

export const isPlaceholder = (text: string): boolean => NOTHING.test(text.trim())

/** Of pages that a list was copied from. */
const BREAKS = /<br\s*\/?>|<\/(p|div|li|tr|h[1-6]|ul|ol)>/gi
const TAGS =
  /<\/?(p|br|b|i|u|em|strong|a|span|div|ul|ol|li|h[1-6]|font|table|tbody|tr|td|th|sup|sub|small)\b[^<>]*>/gi

/** Spaces of other widths, and characters that nobody sees. */
const WIDE = /[\u00a0\u2000-\u200a\u202f\u205f\u3000]/g
const UNSEEN = /[\u200b-\u200d\u2060\ufeff\u00ad]/g

/** The spaces of a file are all alike: 'p. m.' may have one that doesn't break. */
export const plainSpaces = (text: string): string => text.replaceAll(WIDE, ' ')

/** What a person reads of a cell: without markup, escapes, and characters that nobody sees. */
export const cleanText = (cell: string): string => {
  const text = mended(decodeHTMLStrict(cell))
  return (/[<\\]/.test(text) ? withoutMarkup(text) : text)
    .replace(/^=\s*"([^"]*)"$/, '$1')
    .replace(/^'(?=[\d(+])/, '')
    .replaceAll(WIDE, ' ')
    .replaceAll(/(?<=\s)\u00ad(?=\s)/g, '–')
    .replaceAll(UNSEEN, '')
    .trim()
}

const withoutMarkup = (text: string): string =>
  decodeHTMLStrict(text.replaceAll(BREAKS, '\n').replaceAll(TAGS, ''))
    .replaceAll(/\\r\\n|\\n|\\r/g, '\n')
    .replaceAll(/[ \t]*\n[ \t]*/g, '\n')
    .replaceAll(/\n{3,}/g, '\n\n')

const QUOTED = /'((?:[^'\\]|\\.)*)'|"((?:[^"\\]|\\.)*)"/g

/**
 * The items of a list as programs write it: ['English', 'Spanish'], ["English"], {Spanish,English}.
 * @returns undefined if it is no such list
 */
export const literalList = (text: string): string[] | undefined => {
  const inner = text.trim().slice(1, -1)
  if (/^\{.+\}$/s.test(text.trim())) return splitList(inner, ',')
  if (!/^(\[\s*['"].*\]|\(\s*['"].*\))$/s.test(text.trim())) return undefined
  return [...inner.matchAll(QUOTED)].map(([, one, other]) =>
    (one ?? other ?? '').replaceAll(/\\(.)/g, '$1').trim(),
  )
}
