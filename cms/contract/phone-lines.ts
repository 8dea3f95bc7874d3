import type { Locale } from './constants.ts'

/** What a telephone line is for. */
export const LINE_TYPES = [
  'voice',
  'appointments',
  'afterHours',
  'crisis',
  'text',
  'textphone',
  'fax',
] as const
/** The longest description, in characters. */
export const MOST_DESCRIPTION = 300

export type LineType = (typeof LINE_TYPES)[number]

/** A clinic's line beside its number to call, in the terms of HSDS. */
export interface PhoneLine {
  /** '864-555-0142' */
  number: string
  extension: string | null
  type: LineType
  /** English names of the languages that are spoken on it; none if it says nothing of them. */
  languages: string[]
  description: string | null
}

/** How people reach a clinic. Answers of earlier releases have no lines. */
export interface Reached {
  phone: string | null
  phoneExtension: string | null
  phones?: readonly PhoneLine[] | null | undefined
}

/** What the pages of each language would rather call. */
const SPOKEN: Partial<Record<Locale, string>> = { en: 'English', es: 'Spanish' }

const digits = (number: string) => number.replaceAll(/\D/g, '').replace(/^1(\d{10})$/, '$1')

/** Whether both dial the same. */
export const isSameLine = (
  one: Pick<PhoneLine, 'number' | 'extension'>,
  other: Pick<PhoneLine, 'number' | 'extension'>,
): boolean =>
  digits(one.number) === digits(other.number) && (one.extension || '') === (other.extension || '')

/** Whether somebody answers it in words, in the hours of the clinic. */
export const isCalled = ({ type }: Pick<PhoneLine, 'type'>): boolean =>
  type === 'voice' || type === 'appointments'

/** A number that is free to call, by its area code. */
const isTollFree = (number: string) => /^8(00|33|44|55|66|77|88)/.test(digits(number))

/** How little a line is the one that everybody calls; undefined if nobody does. */
const rankOf = ({ type, languages, description, number }: PhoneLine): number | undefined => {
  const isOther = languages.length > 0 && !languages.includes('English')
  if (!isCalled({ type })) return undefined
  return (
    (isOther ? 8 : 0) +
    (type === 'appointments' ? 4 : 0) +
    (isTollFree(number) ? 2 : 0) +
    (description ? 1 : 0)
  )
}

/** Of several lines, the one that everybody calls: never a fax, a TTY or one for texts only. */
export const mainLine = <Line extends PhoneLine>(lines: readonly Line[]): Line | undefined =>
  lines
    .flatMap((line) => {
      const rank = rankOf(line)
      return rank === undefined ? [] : [{ line, rank }]
    })
    .sort((one, other) => one.rank - other.rank)[0]?.line

/** Whether a line says more of the number to call than that it is one. */
export const saysMore = ({ type, languages, description }: PhoneLine): boolean =>
  !isCalled({ type }) || languages.length > 0 || Boolean(description)

/** All lines of a clinic in the order of a page in a language: the one to call is the first. */
export const linesFor = (clinic: Reached, locale: Locale): PhoneLine[] => {
  const { phone, phoneExtension } = clinic
  const further = clinic.phones ?? []
  const plain: PhoneLine[] = phone
    ? [
        {
          ...{ number: phone, extension: phoneExtension, type: 'voice' },
          ...{ languages: [], description: null },
        },
      ]
    : []
  // What is said of the number to call stands beside it, not below it once more.
  const inLanguage = further.find(
    (line) => plain.some((main) => isSameLine(main, line)) && isCalled(line),
  )
  const all = [
    ...(inLanguage ? [inLanguage] : plain),
    ...further.filter((line) => line !== inLanguage),
  ]
  const own = SPOKEN[locale]
  const first =
    locale === 'en' || !own
      ? undefined
      : mainLine(
          all
            .filter(({ languages }) => languages.includes(own))
            // Here it is no other language.
            .map((line) => ({ ...line, languages: ['English'], line })),
        )?.line
  return first ? [first, ...all.filter((line) => line !== first)] : all
}

export interface Called {
  number: string
  extension: string | null
  /** The English name of the language that it is answered in, where that has to be said. */
  language: string | null
}

/** The line that a page in a language offers to call; null if there is none. */
export const lineToCall = (clinic: Reached, locale: Locale): Called | null => {
  const [line] = linesFor(clinic, locale)
  if (!line || !isCalled(line)) return null
  const { number, extension, languages } = line
  const own = SPOKEN[locale] ?? 'English'
  const isOwn = languages.includes(own)
  const language = locale === 'en' ? (isOwn ? null : languages[0]) : isOwn ? own : null
  return { number, extension, language: language ?? null }
}
