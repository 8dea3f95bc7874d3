import { type Locale, perLocale } from '../../contract/constants.ts'
import { TYPED_WORDS, type TypedWords } from './typed-words.ts'

export type Kind =
  | 'gap'
  | 'span'
  | 'always'
  | 'wholeDay'
  | 'closed'
  | 'time'
  | 'to'
  | 'and'
  | 'colon'
  | 'end'
  | 'day'
export interface Token {
  kind: Kind
  text: string
}

const TIME = '\\d{1,2}(?:[:.h]?\\d{2})?(?!\\d)'

/** What a text about hours is made of, each at the beginning of what is left. */
const patternsOf = (words: TypedWords): [Kind, RegExp][] => {
  const { spans, wholeDay, closed, half, named, to, and, filler } = words
  const word = (pattern: string) => new RegExp(`^(?:${pattern})\\b`)
  return [
    ['gap', /^[\s.()]+/],
    ['span', word(Object.keys(spans).join('|'))],
    ['always', /^(?:24\s*\/\s*7)\b/],
    ['wholeDay', word(wholeDay)],
    ['closed', word(closed)],
    ['time', new RegExp(`^(?:${TIME}\\s*(?:${half})?|(?:${named})\\b)`)],
    ['to', new RegExp(`^(?:[-–—]|(?:${to})\\b)`)],
    ['and', new RegExp(`^(?:[,&/]|(?:${and})\\b)`)],
    ['colon', /^:/],
    ['end', /^;/],
    ...(filler ? [['gap', word(filler)] satisfies [Kind, RegExp]] : []),
    ['day', /^[a-z]+/],
  ]
}
const PATTERNS = perLocale((locale) => patternsOf(TYPED_WORDS[locale]))

/** In small letters, without accents. */
export const plain = (text: string) =>
  text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().trim().replaceAll('\n', ';')

/**
 * The day, from Monday on, that a word stands for: 'mon', 'tues', 'wednesdays'. -1 if it is none.
 * @param letters whether one letter is a day too: 'm'
 */
const dayAt = (text: string, { days, letters }: TypedWords, hasLetters: boolean): number => {
  const letter = hasLetters ? letters[text] : undefined
  if (letter !== undefined) return letter
  const single = text.replace(/s$/, '')
  return single.length < 2 ? -1 : days.findIndex((day) => plain(day).startsWith(single))
}

/** Undefined if anything in it is not about hours. A day's text is its index. */
export const tokensOf = (
  text: string,
  locale: Locale,
  hasLetters: boolean,
): Token[] | undefined => {
  const words = TYPED_WORDS[locale]
  const tokens: Token[] = []
  let rest = plain(text)
  for (const [phrase, same] of words.same ?? []) rest = rest.replace(phrase, same)
  while (rest) {
    const found = PATTERNS[locale]
      .map(([kind, pattern]) => ({ kind, text: pattern.exec(rest)?.[0] }))
      .find((one) => one.text)
    if (!found?.text) return undefined
    const { kind, text: own } = found
    const day = kind === 'day' ? dayAt(own, words, hasLetters) : undefined
    if (day === -1) return undefined
    if (kind !== 'gap') tokens.push({ kind, text: day === undefined ? own.trim() : String(day) })
    rest = rest.slice(own.length)
  }
  return tokens
}
