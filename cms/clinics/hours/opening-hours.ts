import { DAYS, LOCALES, type Locale } from '../../contract/constants.ts'
import { KIND_WORDS, weeksInWords } from '../../contract/hours-kinds.ts'
import type { OpenTime } from '../../contract/open-time.ts'
import { capitalized } from '../../documents/capitalized.ts'
import { type Segment, segmentOf } from './hours-clauses.ts'
import { itemsOf } from './hours-items.ts'
import { type Reading, segmentsIn, tokensWithoutRemarks } from './hours-remarks.ts'
import { rowsOf } from './hours-rows.ts'
import { hoursLines } from './hours-sections.ts'
import { plain } from './hours-text.ts'
import { withMarkers } from './hours-tokens.ts'
import { TYPED_WORDS } from './typed-words.ts'

/** It was cut off, or says more. */
const IS_UNFINISHED = /(?:[,&-]|\b(?:and|to|y|a))$/

/** @returns undefined if one of the lines can't be read */
const rowsIn = (lines: readonly string[], reading: Reading): OpenTime[] | undefined => {
  const segments: Segment[] = []
  for (const text of lines.flatMap((line) => segmentsIn(line, reading))) {
    const tokens = tokensWithoutRemarks(text, reading)
    const items = tokens && itemsOf(tokens)
    const segment = items && segmentOf(items)
    if (!segment) return undefined
    segments.push(segment)
  }
  return rowsOf(segments)
}

const readIn = (text: string, reading: Reading): OpenTime[] | undefined => {
  const typed = plain(text)
  if (typed === '') return []
  if (IS_UNFINISHED.test(typed)) return undefined
  const lines = hoursLines(withMarkers(typed, reading.locale, reading.isStrict), reading)
  if (!lines) return undefined
  const rows = rowsIn(lines.main, reading)
  const walkIn = (rowsIn(lines.walkIn, reading) ?? []).map(
    (time): OpenTime => ({ ...time, access: 'walkIn' }),
  )
  if (lines.main.length === 0) return walkIn.length > 0 ? walkIn : undefined
  // If only these can't be read, they stay in words.
  const isAllRead = lines.walkIn.length === 0 || walkIn.length > 0
  return reading.isStrict && !isAllRead ? undefined : rows && [...rows, ...walkIn]
}

const read = (text: string, locale: Locale, isStrict: boolean): OpenTime[] | undefined => {
  const others = LOCALES.filter((other) => other !== locale)
  return others.reduce(
    (found, other) => found ?? readIn(text, { locale: other, hasLetters: false, isStrict }),
    readIn(text, { locale, hasLetters: true, isStrict }),
  )
}

/**
 * Reads 'Mon-Fri 8-5, Sat 9 am to noon', '9-12 and 1-5, Mon & Wed; Fri by appointment', 'First Tuesday of
 * the month 5-8 pm', 'lunes a viernes de 8 a. m. a 5 p. m.'. Remarks that change no hours, and sections
 * about a part of the clinic, are passed over.
 * @param locale the language that is read first, and the only one whose single letters are days
 * @returns undefined if any of it is unclear, or about something else
 */
export const readOpeningHours = (text: string, locale: Locale = 'en'): OpenTime[] | undefined =>
  read(text, locale, false)

/** The same, but undefined if the text says anything more than the hours. */
export const readHoursAlone = (text: string, locale: Locale = 'en'): OpenTime[] | undefined =>
  read(text, locale, true)

const dayIn = ({ day, weeks }: OpenTime, locale: Locale): string => {
  const typed = TYPED_WORDS[locale].days[DAYS.indexOf(day)] ?? day
  const name = locale === 'en' ? capitalized(typed) : typed
  return weeks ? weeksInWords([weeks], name, locale) : name
}

/**
 * Opening times in a form that `readOpeningHours` reads: 'Monday 09:00-17:00; Friday by appointment',
 * 'Lunes 9:00 a. m. - 5:00 p. m.'.
 */
export const writeOpeningHours = (times: readonly OpenTime[], locale: Locale = 'en'): string =>
  times
    .map((time) => {
      const { opens, closes, access } = time
      const parts = [
        capitalized(dayIn(time, locale)),
        opens && TYPED_WORDS[locale].stretch(opens, closes),
        access && KIND_WORDS[locale].access[access],
      ]
      return parts.filter(Boolean).join(' ')
    })
    .join('; ')
