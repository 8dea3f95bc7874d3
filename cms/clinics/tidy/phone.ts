import { type CountryCode, parsePhoneNumberFromString } from 'libphonenumber-js/min'

import { isCalled, isSameLine, mainLine, type PhoneLine } from '../../contract/phone-lines.ts'
import { isFictional } from '../../documents/fields/phone.ts'
import { type Label, readLabel } from '../phones/phone-labels.ts'

/** Freely associated states, which have their own country codes. */
const OWN_CODES: Readonly<Record<string, CountryCode>> = { FM: 'FM', MH: 'MH', PW: 'PW' }

/** States and territories whose numbers all have one area code, so that people leave it out. */
const ONE_AREA_CODE: Readonly<Record<string, string>> = {
  AK: '907',
  AS: '684',
  DE: '302',
  GU: '671',
  HI: '808',
  ME: '207',
  MP: '670',
  MT: '406',
  ND: '701',
  NH: '603',
  RI: '401',
  SD: '605',
  VI: '340',
  VT: '802',
  WY: '307',
}

export interface Phone {
  /** '541-484-4800'; with its country code if that is not 1. */
  phone: string
  /** Digits to dial after the answer. */
  phoneExtension: string | null
}

/** A number of a text, with what the text says of it. */
export interface SaidLine extends PhoneLine {
  /** Whether the area code is the state's, since the text had none. */
  isCompleted: boolean
}

const written = (national: string) => national.replace(/^(\d{3})(\d{3})(\d{4})$/, '$1-$2-$3')

const readOne = (text: string, country: CountryCode): Phone | undefined => {
  const [, fiction = '', extension = null] =
    /^\D*1?\D*(\d{3}\D{0,3}555\D{0,2}01\d{2})(?:\D+(\d+))?$/.exec(text) ?? []
  const digits = written(fiction.replaceAll(/\D/g, ''))
  if (isFictional(digits)) return { phone: digits, phoneExtension: extension }
  const parsed = parsePhoneNumberFromString(text, country)
  if (!parsed?.isValid()) return undefined
  const phone =
    parsed.countryCallingCode === '1'
      ? written(parsed.nationalNumber)
      : parsed.formatInternational().replace(/ ext\..*$/, '')
  return { phone, phoneExtension: parsed.ext ?? null }
}

const EXTENSION = String.raw`(?:[\s,;]*(?:extensi(?:on|ón)|ext|x)[\s.:=#]*\d{1,10}\b|\s*#\s*\d{1,10}\b)?`
/** A number with what belongs to it: a country code, an extension. Some leave out the area code. */
const NUMBER = new RegExp(
  String.raw`(?<![\d-])(?:\+?\b1[\s.–-]*)?(?:\(\d{3}\)|\b\d{3})[\s./–-]*\d{3}[\s.–-]*\d{4}\b(?:\.0+\b)?${EXTENSION}` +
    String.raw`|(?<![\d-])\d{3}[\s.–-]?\d{4}\b(?![\s.–-]?\d)${EXTENSION}` +
    // '864-231-2260/2261'
    String.raw`|(?<=(?:\d{3}[.-]\d{4}|\d{10})\s*(?:\/|\bor\b|&)\s*)\d{4}\b(?![\d-])` +
    // Another extension of the number before it.
    String.raw`|\b(?:ext|x)[\s.:=#]*\d{1,10}\b`,
  'gi',
)

const STRONG = /[,;|\n•·]/
const WEAK = /\s\/|[/&]|\s(?:or|and|o|y)\s/i

/** What stands in brackets right behind a number, and the rest. */
const bracketed = (between: string) => {
  const [, behind = '', rest = between] = /^\s*[([]([^)\]]*)[)\]](.*)$/s.exec(between) ?? []
  return { behind, rest }
}

/** What stands between two numbers, by the one it is about. @param follow whether labels follow their numbers */
const shared = (between: string, follow: boolean) => {
  const strong = [...between.matchAll(new RegExp(STRONG, 'g'))]
  const at = follow ? strong.at(-1)?.index : (strong[0]?.index ?? WEAK.exec(between)?.index)
  const cut = at ?? (follow ? (WEAK.exec(between)?.index ?? between.length) : 0)
  return { behind: between.slice(0, cut), before: between.slice(cut) }
}

/** The words about each number of a text. */
const labelsOf = (text: string, found: readonly RegExpExecArray[]): string[] => {
  const ends = found.map(({ index, 0: match }) => index + match.length)
  const first = text.slice(0, found[0]?.index)
  const gaps = found.map((_, at) => bracketed(text.slice(ends[at], found[at + 1]?.index)))
  const last = gaps.at(-1)?.rest ?? ''
  const follow = !/\p{L}/u.test(first) && readLabel(last).isKnown
  const parts = gaps.map(({ rest }) => shared(rest, follow))
  return found.map((_, at) => {
    const before = at === 0 ? first : (parts[at - 1]?.before ?? '')
    const behind = at === found.length - 1 ? last : (parts[at]?.behind ?? '')
    return [before, gaps[at]?.behind ?? '', behind].join(' ')
  })
}

/**
 * The numbers that a text names, in its order, with what each is for. Those that it calls private are
 * left out.
 * @param state postal abbreviation of the state where they ring
 * @param about what is known of them from elsewhere, such as the name of their column
 */
export const readLines = (text: string, state: string, about = ''): SaidLine[] => {
  const country = OWN_CODES[state] ?? 'US'
  const found = [...text.matchAll(NUMBER)]
  const all = found.length > 0 ? labelsOf(text, found) : [text.replaceAll(/[\d().+-]/g, ' ')]
  const general = readLabel(about)
  let area = ONE_AREA_CODE[state]
  let before = ''
  let begins = ''
  const numbers = found.length > 0 ? found.map(([match]) => match) : [text]
  return numbers.flatMap((match, at): SaidLine[] => {
    const isExtension = begins !== '' && /^[ex]/i.test(match)
    const bare = isExtension ? `${before} ${match}` : match.replace(/\.0+$/, '')
    const digits = bare.replace(/(ext|x|#).*$/i, '').replaceAll(/\D/g, '')
    const isLocal = digits.length === 7 && country === 'US'
    const whole = digits.length === 4 && begins ? `${begins}${bare}` : bare
    const isCompleted = isLocal && before === ''
    const phone = readOne(isLocal && area ? `${area}-${whole}` : whole, country)
    if (!phone) return []
    area = /^(\d{3})-/.exec(phone.phone)?.[1] ?? area
    before = phone.phone
    begins = before.slice(0, -4)
    return linesOf(phone, readLabel(all[at] ?? ''), general, isCompleted)
  })
}

const linesOf = (
  { phone, phoneExtension }: Phone,
  own: Label,
  general: Label,
  isCompleted: boolean,
): SaidLine[] => {
  if (own.isPrivate || general.isPrivate) return []
  const type = own.type === 'voice' ? general.type : own.type
  const line: SaidLine = {
    number: phone,
    extension: phoneExtension,
    type,
    languages: own.languages.length > 0 ? own.languages : general.languages,
    description: [general.description, own.description].filter(Boolean).join(', ') || null,
    isCompleted,
  }
  return own.isBoth || general.isBoth ? [{ ...line, type: 'voice' }, line] : [line]
}

/** The number of a text that people call: never a fax, a text telephone or one for text messages only. */
export const numberToCall = (text: string, state: string): Phone | undefined => {
  const main = mainLine(readLines(text, state))
  return main && { phone: main.number, phoneExtension: main.extension }
}

/**
 * Reads a telephone number in any usual format, extension included.
 * @param state postal abbreviation of the state where it rings
 * @returns undefined if it is not a valid number
 */
export const tidyPhone = (text: string, state: string): Phone | undefined =>
  numberToCall(text, state)

/** By which digits somebody chooses after the answer. */
const CHOICE = /\b(press|option|opt|dial|oprima|presione|marque|opcion|opción|select)\b.*\d/i

/** Lines beside the number to call: what that number says of itself only where it says more. */
export const furtherLines = (
  lines: readonly SaidLine[],
  main: PhoneLine | undefined,
): PhoneLine[] => {
  const kept: PhoneLine[] = []
  for (const { isCompleted: _, ...line } of lines) {
    const isMain = main !== undefined && isSameLine(line, main)
    const description = isMain && !CHOICE.test(line.description ?? '') ? null : line.description
    const own = { ...line, description }
    const isPlain = own.languages.every((name) => name === 'English') && !description
    if (isMain && isCalled(own) && isPlain) continue
    const known = kept.findIndex((other) => isSameLine(own, other) && own.type === other.type)
    const other = kept[known]
    if (!other) kept.push(own)
    else
      kept[known] = {
        ...other,
        languages: [...new Set([...other.languages, ...own.languages])],
        description: other.description ?? own.description,
      }
  }
  return kept
}

/**
 * The digits to dial after the answer: 'x12' becomes '12'.
 * @returns undefined if it is not a number
 */
export const tidyExtension = (text: string): string | undefined =>
  /^(?:extension|ext|x|#)?[.:]?\s*(\d{1,10})$/i.exec(text)?.[1]
