import { type CountryCode, parsePhoneNumberFromString } from 'libphonenumber-js/min'

import { isFictional } from '../../documents/fields/phone.ts'

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

/** What a number is for, as far as the words beside it say. */
export type PhoneKind = 'voice' | 'tollFree' | 'fax' | 'tty' | 'text'

export interface Phone {
  /** '541-484-4800'; with its country code if that is not 1. */
  phone: string
  /** Digits to dial after the answer. */
  phoneExtension: string | null
}

/** A number of a text with several. */
export interface SaidPhone extends Phone {
  kind: PhoneKind
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

/** A number with what belongs to it: a country code, an extension. */
const NUMBER =
  /(?:\+?\b1[\s.–-]*)?(?:\(\d{3}\)|\b\d{3})[\s./–-]*\d{3}[\s.–-]*\d{4}\b(?:\.0+\b)?(?:[\s,;]*(?:ext(?:ension)?|x)[\s.:=#]*\d{1,10})?/gi
const LOCAL = /(?<![\d-])\d{3}[\s.–-]?\d{4}\b/
const KINDS: readonly [PhoneKind, RegExp][] = [
  ['fax', /\bfa(x|csimile)\b/i],
  ['tty', /\b(tty|tdd|tt|relay|hearing impaired|deaf)\b/i],
  // 'Call or text' is a number to call.
  ['text', /^(?!.*\b(call|phone|voice)\b).*\b(sms|text( message)?|texting)\b/is],
  ['tollFree', /\btoll[ -]?free\b/i],
]

const kindIn = (words: string): PhoneKind | undefined =>
  KINDS.find(([, pattern]) => pattern.test(words))?.[0]

/** What stands between numbers belongs to the next one if it ends so, or in brackets to the one before. */
const labelsOf = (between: string) => {
  const [, behind = '', rest = between] = /^\s*\(([^)]*)\)(.*)$/s.exec(between) ?? []
  return { behind, before: rest }
}

/**
 * The numbers that a text names, in its order, with what each is for.
 * @param state postal abbreviation of the state where they ring
 */
export const readPhones = (text: string, state: string): SaidPhone[] => {
  const country = OWN_CODES[state] ?? 'US'
  const found = [...text.matchAll(NUMBER)]
  const said = found.flatMap((match, index): SaidPhone[] => {
    const end = match.index + match[0].length
    const previous = found[index - 1]
    const start = previous ? previous.index + previous[0].length : 0
    const { before } = labelsOf(text.slice(start, match.index))
    const { behind } = labelsOf(text.slice(end, found[index + 1]?.index))
    const phone = readOne(match[0].replace(/\.0+$/, ''), country)
    const kind = kindIn(before) ?? kindIn(behind) ?? 'voice'
    return phone ? [{ ...phone, kind, isCompleted: false }] : []
  })
  if (said.length > 0 || found.length > 0) return said
  const whole = readOne(text, country)
  if (whole) return [{ ...whole, kind: kindIn(text) ?? 'voice', isCompleted: false }]
  const [local] = LOCAL.exec(text) ?? []
  const code = ONE_AREA_CODE[state]
  const completed = local && code ? readOne(`${code}-${local}`, country) : undefined
  return completed ? [{ ...completed, kind: kindIn(text) ?? 'voice', isCompleted: true }] : []
}

const ORDER: readonly PhoneKind[] = ['voice', 'tollFree']

/** The number of a text that people call: never a fax, a text telephone or one for text messages only. */
export const numberToCall = (text: string, state: string): SaidPhone | undefined => {
  const phones = readPhones(text, state)
  return ORDER.map((kind) => phones.find((phone) => phone.kind === kind)).find(Boolean)
}

/**
 * Reads a telephone number in any usual format, extension included.
 * @param state postal abbreviation of the state where it rings
 * @returns undefined if it is not a valid number
 */
export const tidyPhone = (text: string, state: string): Phone | undefined => {
  const number = numberToCall(text, state)
  return number && { phone: number.phone, phoneExtension: number.phoneExtension }
}

/**
 * The digits to dial after the answer: 'x12' becomes '12'.
 * @returns undefined if it is not a number
 */
export const tidyExtension = (text: string): string | undefined =>
  /^(?:extension|ext|x|#)?[.:]?\s*(\d{1,10})$/i.exec(text)?.[1]
