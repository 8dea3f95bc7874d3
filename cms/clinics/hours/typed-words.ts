import { DAYS, type Locale } from '../../contract/constants.ts'

/** The index of the first and of the last of several days. */
export type Span = readonly [number, number]

/** How people write opening hours in a language: patterns are in small letters, without accents. */
export interface TypedWords {
  /** From Monday on. When they are read, two letters are enough, and accents may be missing. */
  days: readonly string[]
  /** Single letters that stand for a day. */
  letters: Readonly<Record<string, number>>
  /** Names for several days. */
  spans: Readonly<Record<string, Span>>
  /** Parts of patterns. */
  wholeDay: string
  closed: string
  /** What follows a time. */
  half: string
  named: string
  to: string
  and: string
  /** Words that add nothing. */
  filler?: string
  /** Phrases that say the same as others: 'de la tarde' as 'pm'. */
  same?: readonly (readonly [RegExp, string])[]
  /** Writes from when until when, as 'HH:MM', so that it can be read again. */
  stretch: (opens: string, closes: string) => string
}

/** '17:00' → '5:00 p. m.' */
const onTwelveHours = (time: string, am: string, pm: string): string => {
  const [hour = 0, minutes = '00'] = [Number(time.slice(0, 2)), time.slice(3)]
  return `${hour % 12 || 12}:${minutes} ${hour % 24 < 12 ? am : pm}`
}

const WEEK: Span = [0, 6]
const WORKDAYS: Span = [0, 4]
const WEEKEND: Span = [5, 6]

export const TYPED_WORDS: Record<Locale, TypedWords> = {
  en: {
    days: DAYS,
    letters: { m: 0, w: 2, f: 4 },
    spans: {
      daily: WEEK,
      'every day': WEEK,
      everyday: WEEK,
      '7 days a week': WEEK,
      weekdays: WORKDAYS,
      weekends: WEEKEND,
    },
    wholeDay: '(?:open\\s+)?24\\s*(?:hours|hrs)(?:\\s+a\\s+day)?',
    closed: 'closed',
    half: '[ap]\\.?\\s*m?\\b\\.?',
    named: 'noon|midnight',
    to: 'to|through|thru|until',
    and: 'and',
    // 'Open Tuesday evenings, 5 PM to 8 PM': the times say it too.
    filler: 'open|from|on|mornings?|afternoons?|evenings?|nights?',
    same: [
      // '9AM-6PMSaturday'
      [/(?<=\d\s?[ap]\.?m\.?)(?=mon|tue|wed|thu|fri|sat|sun)/g, ' '],
      [/\bm[ ,/]*t[ ,/]*w[ ,/]*th?[ ,/]*f\b/g, 'mon-fri'],
      [/\bm[ ,/]*t[ ,/]*w[ ,/]*th\b/g, 'mon-thu'],
      // 'Tuesday evenings, 7-9'
      [
        /\b(?:afternoons?|evenings?|nights?)\b[\s,:]*(?:from\s+)?(\d{1,2}(?::\d{2})?)\s*(?:-|–|to)\s*(\d{1,2}(?::\d{2})?)(?![\d:]|\s*[ap])/g,
        '$1pm-$2pm',
      ],
      [/\bmwf\b/g, 'mon, wed, fri'],
      [/\bmw\b/g, 'mon, wed'],
      [/\b(?:t[/&]?th|tuth)\b/g, 'tue, thu'],
    ],
    stretch: (opens, closes) => `${opens}-${closes}`,
  },
  es: {
    days: ['lunes', 'martes', 'miércoles', 'jueves', 'viernes', 'sábado', 'domingo'],
    // 'M' may be Tuesday or Wednesday.
    letters: { l: 0, x: 2, j: 3, v: 4, s: 5, d: 6 },
    spans: {
      'todos los dias': WEEK,
      'cada dia': WEEK,
      'a diario': WEEK,
      diario: WEEK,
      diariamente: WEEK,
      '7 dias a la semana': WEEK,
      'entre semana': WORKDAYS,
      'dias de semana': WORKDAYS,
      'dias habiles': WORKDAYS,
      'fines de semana': WEEKEND,
      'fin de semana': WEEKEND,
    },
    wholeDay: '(?:abiert[oa]\\s+)?(?:las\\s+)?24\\s*(?:horas|hrs?)(?:\\s+(?:al|del)\\s+dia)?',
    closed: 'cerrad[oa]s?',
    // 'de 9 a 5' has no morning in it.
    half: '[ap]\\.?\\s*m\\b\\.?',
    named: 'mediodia|medianoche',
    to: 'al?|hasta',
    and: 'y|e',
    filler: 'de|desde|el|las?|los|horas?|hrs?|h',
    same: [
      // '12 de la mañana' is midnight to some and noon to others.
      [/(?<!12(?::00)?\s*)de la manana/g, 'am'],
      [/de la tarde/g, 'pm'],
      [/medio dia/g, 'mediodia'],
      [/media noche/g, 'medianoche'],
    ],
    stretch: (...times) => times.map((time) => onTwelveHours(time, 'a. m.', 'p. m.')).join(' - '),
  },
}
