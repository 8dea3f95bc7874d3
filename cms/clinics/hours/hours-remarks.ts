import type { Locale } from '../../contract/constants.ts'
import { type Token, tokensOf } from './hours-tokens.ts'
import { TYPED_WORDS } from './typed-words.ts'

/** How a text is read. */
export interface Reading {
  locale: Locale
  /** Whether one letter is a day: 'm'. */
  hasLetters: boolean
  /** Whether remarks that change no hours, and sections about a part of the clinic, are refused. */
  isStrict: boolean
}

const isWord = ({ kind }: Token) => kind === 'word'
const SAYS_NOTHING = new Set<Token['kind']>(['word', 'and', 'to', 'colon'])
/** Fewer words may be a name: 'Pharmacy'. */
const SENTENCE = 3

/** The end of a sentence, and not of 'a.m.' before 'to' or of 'Mon.' before '9'. */
const SENTENCE_END = /(?<=[\p{L}\d)}])\.\s+(?=[\p{L}{]{2})|;/u

/** '9 a. m. - 5 p. m. con cita' is one sentence. */
const SPACED_HALF = /[ap]\.\s+m$/

/** The sentences of a line: 'Mon-Fri 9-5. Walk-ins 8-10'. */
export const segmentsIn = (line: string, { locale, hasLetters }: Reading): string[] => {
  const parts = line.split(SENTENCE_END)
  const all: string[] = []
  for (const part of parts) {
    const [first] = tokensOf(part, locale, hasLetters)
    const last = all.at(-1)
    const areDays = last && tokensOf(last, locale, hasLetters).every(({ kind }) => kind === 'days')
    const goesOn =
      last &&
      first &&
      (areDays ||
        ['to', 'and'].includes(first.kind) ||
        (first.kind === 'access' && SPACED_HALF.test(last)))
    if (goesOn) all[all.length - 1] = `${last} ${part}`
    else if (part.trim() !== '') all.push(part)
  }
  return all
}

/** Whether a remark changes no hours, as 'Bring an ID'. */
const isHarmless = (text: string, tokens: readonly Token[], locale: Locale): boolean => {
  const { season, danger } = TYPED_WORDS[locale]
  const isOfWords = tokens.every(({ kind, text }) => SAYS_NOTHING.has(kind) || text === 'walkIn')
  return (
    isOfWords &&
    tokens.filter(isWord).length >= SENTENCE &&
    !season.test(text) &&
    !danger.test(text)
  )
}

/** 'only' in brackets says nothing that isn't said. */
const EMPTY = /^(?:only|solo|solamente)?$/

/**
 * What a segment says about hours.
 * @returns undefined if something else is in it that may change them
 */
export const tokensWithoutRemarks = (
  segment: string,
  { locale, hasLetters, isStrict }: Reading,
): Token[] | undefined => {
  const { main, desk } = TYPED_WORDS[locale]
  const read = (text: string) => tokensOf(text, locale, hasLetters)
  const text = segment.replace(/\(([^()]*)\)/g, (whole, inside: string) => {
    const tokens = read(inside)
    const isGone = EMPTY.test(inside.trim()) || (!isStrict && isHarmless(inside, tokens, locale))
    return isGone ? ' ' : ` ${whole.slice(1, -1)} `
  })
  const tokens = read(text)
  if (!isStrict && isHarmless(text, tokens, locale)) return []
  const isHeading = (token: Token) =>
    isWord(token) && (main.has(token.text) || desk.has(token.text))
  const start = tokens.findIndex((token) => !isHeading(token))
  const rest = start === -1 ? [] : tokens.slice(start)
  return rest.some(isWord) ? undefined : rest
}
