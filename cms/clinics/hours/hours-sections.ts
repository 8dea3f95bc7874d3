import type { Reading } from './hours-remarks.ts'
import { type Token, tokensOf } from './hours-tokens.ts'
import { TYPED_WORDS } from './typed-words.ts'

/** The lines about the whole clinic, and those about when people may come without an appointment. */
export interface HoursLines {
  main: string[]
  walkIn: string[]
}

type Section = 'main' | 'walkIn' | 'part' | 'behind'

const isWord = ({ kind }: Token) => kind === 'word'
const ABOUT_TIMES = new Set<Token['kind']>([
  ...(['days', 'week', 'time', 'wholeDay', 'always', 'closed', 'lunch'] as const),
])
const isAboutTimes = (tokens: readonly Token[]) => tokens.some(({ kind }) => ABOUT_TIMES.has(kind))

/** A heading with a colon, and what stands behind it; the colon of '9:00' is none. */
const COLON = /^((?:[^:;]|(?<=\d):(?=\d))*):(?!\d)([\s\S]*)$/

const linesOf = (text: string): { line: string; isBehindBlank: boolean }[] => {
  const lines = text.split('\n').map((line) => line.trim())
  return lines.flatMap((line, at) =>
    line === '' ? [] : [{ line, isBehindBlank: at > 0 && lines[at - 1] === '' }],
  )
}

/**
 * Parts a text at its headings. What only a part of the clinic does, as 'Food pantry: Tue 9-11', stays in
 * words, if the hours of the whole stand before it.
 * @param text a plain text with markers
 * @returns undefined if it isn't clear which hours are the clinic's
 */
export const hoursLines = (
  text: string,
  { locale, hasLetters, isStrict }: Reading,
): HoursLines | undefined => {
  const { main: mainWords, desk, season } = TYPED_WORDS[locale]
  const read = (part: string) => tokensOf(part, locale, hasLetters)
  const found: HoursLines = { main: [], walkIn: [] }
  let section: Section = 'main'
  let hasMain = false
  let hasParts = false
  let isDesk = false
  let carried = ''
  const all = linesOf(text)

  /** Whether a line is a heading without a colon: words with hours below. */
  const isBare = (at: number) => {
    const tokens = read(all[at]?.line ?? '')
    const below = all[at + 1]
    return (
      tokens.some(isWord) &&
      !isAboutTimes(tokens) &&
      !tokens.some(({ kind }) => kind === 'access') &&
      below !== undefined &&
      isAboutTimes(read(below.line))
    )
  }

  for (const [at, { line, isBehindBlank }] of all.entries()) {
    const [, before = '', behind = ''] = COLON.exec(line) ?? []
    const heading = before || (isBare(at) ? line : '')
    const rest = (before ? behind : heading ? '' : line).trim()
    const tokens = read(heading)
    const words = tokens.filter(isWord).map(({ text }) => text)
    const access = tokens.find(({ kind }) => kind === 'access')?.text
    const isNamed = words.length > 0 || (access && !isAboutTimes(tokens))
    if (heading && isNamed) {
      const isWhole = words.every((word) => mainWords.has(word) || desk.has(word))
      if (isWhole && isAboutTimes(tokens)) {
        // 'Saturday hours: 9-12'
        if (section === 'part') return undefined
        found.main.push(line)
        hasMain = true
        continue
      }
      if (season.test(heading)) return undefined
      if (isWhole && access && access !== 'walkIn') {
        carried = `{${access}} `
        section = section === 'part' ? 'behind' : section
      } else if (isWhole && access) section = 'walkIn'
      else if (isWhole) {
        if (hasMain || hasParts) return undefined
        isDesk = words.some((word) => desk.has(word))
        section = 'main'
      } else {
        const isOfDays = tokens.some(({ kind }) => kind === 'days') && rest !== ''
        if (!hasMain || isOfDays || isStrict) return undefined
        section = 'part'
        hasParts = true
      }
      if (rest === '') continue
    } else if (isBehindBlank && (section === 'part' || section === 'walkIn')) section = 'behind'

    const own = `${carried}${heading && isNamed ? rest : line}`
    carried = ''
    if (section === 'part') {
      // Of this part, or of the whole? 'Closed daily for lunch'
      if (['closed', 'lunch'].includes(read(own)[0]?.kind ?? '')) return undefined
      continue
    }
    if (section === 'behind') {
      const kinds = read(own)
      const isOfAll = kinds.some(({ kind }) => kind === 'access' || kind === 'lunch')
      const hasHours = kinds.some(({ kind }) => kind === 'time' || kind === 'wholeDay')
      if (hasHours && !isOfAll) return undefined
    }
    if (section === 'walkIn') found.walkIn.push(own)
    else {
      found.main.push(own)
      hasMain = true
    }
  }
  if (hasParts && isDesk) return undefined
  return found
}
