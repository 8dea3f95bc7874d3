import { normalizeWords } from '../normalize.ts'
import { NEEDS, NEEDS_ALONE } from './needs.ts'
import { stateOf } from './state-names.ts'

/** A text split up: its ZIP code, if any, and the words between its commas. */
export type LocationParts = {
  zip: string | null
  /** False if the five digits look like a house number: '12345 Main St, Springfield, IL'. */
  zipFirst: boolean
  /** The digits at the end of a text without a ZIP code: '2108' for 02108, as spreadsheets do. */
  lastDigits: string | null
  parts: string[][]
}

/** Characters; the rest of a longer text is ignored, because it can't be a place. */
const LONGEST_TEXT = 200
const ZIP_CODE = /(?<!\d)(\d{5})(?:\s*[-–—]?\s*\d{4})?(?!\d)/g
const SEPARATORS = /[,;|()[\]\n\r]+/
const HOUSE_NUMBER = /^\d{5}\s+[a-z].*,/i

/** Words that say what a person is looking for, or how near, rather than where. */
const NOISE = new Set(
  `all and any around at by center centers centro centros cerca cheap ciudad clinic clinica clinicas clinics
  close closest code community cost dental dentist dentista dentistas dentists doctor doctores doctors
  downtown en eye find for free from gratis gratuita gratuitas greater health healthcare help hospital
  hospitals in list local location low lowcost medical medico medicos mental metro my near nearby
  nearest of on options places postal salud scale service services sliding suburban the to town
  uninsured urgent vision walkin where with within zip zipcode care`.split(/\s+/),
)
/** What somebody adds about money, times and languages. */
const ASIDES = new Set(
  `abierta abiertas abierto affordable ahora asequible barata baratas barato baratos bajo costo economica
  economico espanol habla hablan hoy inexpensive insurance late now open saturday saturdays seguro sin spanish
  speaking sunday sundays today tonight weekend weekends without`.split(/\s+/),
)
/** A place comes after these. */
export const BEFORE_PLACES = ['in', 'near', 'around', 'en', 'cerca de']
export const isBefore = (word: string) => BEFORE_PLACES.includes(word)
/** In Spanish other things come after it too: 'azucar en la sangre'. */
const BEFORE_ANYTHING = 'en'
const TRAILING_NOISE = new Set(
  `area areas boro borough city metro metropolitan proper region suburbs surrounding township vicinity
  village`.split(/\s+/),
)
/** 'me' in these is not Maine, and a friend not Friend, Nebraska. */
const ABOUT_ME =
  /\b(?:(?:near|around|close to|closest to|by|at|for|with|cerca de|por|para|con|a) (?:me|mi)(?! \d)|near my location|my friends?|mi (?:ex|hermano|jefe|marido|novia|novio|padre|pareja|papa|tio)|(?:abused|abuses|abusing|attacked|attacks|choke|choked|choking|follows|help|raped|rapes|raping|save|stalking|threatened|threatens|kill|killing|hurt|hurts|hurting|hit|hits|hitting|beat|beats|beating|touched|treat|test|see|show|tell|call|for) me)\b/g
/** With its accent it is 'me', and no state. */
const ACCENTED_MI = /(?<!\p{L})mí(?!\p{L})/giu
/** 'no' before other words is read as North: 'No. Hollywood'. */
const NO = /\bno\s+([\p{L}’']+)/giu
/** What somebody lacks, beside NEEDS. */
const LACKED = new Set('car health id income insurance job ssn tenemos work'.split(' '))
/** 'hi', 'oh' and 'ok' before these are no states. */
const GREETING =
  /^\s*(?:hi|oh|ok)[\s,.!]+(?=(?:busco|can|god|hello|help|i|i['’]?m|me|mi|my|necesito|no|please|quiero|tengo|there|we|yo)(?![\p{L}’']))/iu
/**
 * Small words, some of which are the abbreviations of states. Beside words that name no place they name
 * none either: 'clinica de salud Houston', 'examen de sangre'. 'La Mesa' and 'dentist LA' are places.
 */
const SMALL = new Set(
  `a al an con contra de del el en for i la las le les lo los me mi mis my of para por que se sin su sus the to
  tu un una with y`.split(/\s+/),
)
const COUNTRY =
  /(?:^| )(?:usa|us|u s a?|united states(?: of america)?|america|eeuu|ee uu|estados unidos)$/

/** Words that name no place, and of those the ones that a place's name may begin or end with. */
const isPlainNoise = (word: string) => NOISE.has(word) || ASIDES.has(word)
const isNoise = (word: string) => isPlainNoise(word) || NEEDS.has(word)

/** 'no money' is about money. */
const withoutNo = (text: string): string =>
  text.replace(NO, (both, word: string) => {
    const [lacked = ''] = normalizeWords(word)
    return NEEDS.has(lacked) || LACKED.has(lacked) ? ' ' : both
  })

/** Whether a text says what somebody lacks: 'no insurance chicago'. */
export const saysLack = (text: string): boolean => withoutNo(text) !== text

/** Whether words, as they were typed, are no part of a place's name: 'clinic near me', 'no insurance'. */
export const namesNoPlace = (typed: string): boolean =>
  normalizeWords(withoutNo(typed)).every((word) => isNoise(word) || SMALL.has(word))

/** 'Hi, I need a dentist' is not in Hawaii. */
export const withoutGreeting = (text: string): string => text.replace(GREETING, '')

/** Splits up a text; never throws, whatever the text. */
export function locationParts(text: string): LocationParts {
  const readable = withoutNo(text.slice(0, LONGEST_TEXT).normalize('NFKC')).replace(
    ACCENTED_MI,
    'me',
  )
  const found = [...readable.matchAll(ZIP_CODE)].at(-1)
  const isHouseNumber = found !== undefined && HOUSE_NUMBER.test(readable.slice(found.index))
  const rest =
    found && !isHouseNumber
      ? `${readable.slice(0, found.index)},${readable.slice(found.index + found[0].length)}`
      : readable
  const parts = rest
    .split(SEPARATORS)
    .map((part) =>
      normalizeWords(part)
        .join(' ')
        .replace(ABOUT_ME, ' ')
        .replace('cerca de ', 'near ')
        .trim()
        .split(/\s+/),
    )
    .map((words) => words.filter(Boolean))
    .filter((words) => words.length > 0)
  return {
    zip: found?.[1] ?? null,
    zipFirst: !isHouseNumber,
    ...withoutLastDigits(withoutCountry(parts)),
  }
}

/** A number at the end names no place: 'houston tx 7700'. */
function withoutLastDigits(parts: string[][]): Pick<LocationParts, 'lastDigits' | 'parts'> {
  const last = parts.at(-1)?.at(-1) ?? ''
  if (!/^\d+$/.test(last)) return { lastDigits: null, parts }
  const kept = [...parts.slice(0, -1), parts.at(-1)?.slice(0, -1) ?? []]
  return { lastDigits: last, parts: kept.filter((words) => words.length > 0) }
}

function withoutCountry(parts: string[][]): string[][] {
  const last = parts.at(-1)
  if (!last) return []
  const words = last.join(' ').replace(COUNTRY, '').split(' ').filter(Boolean)
  return words.length > 0 ? [...parts.slice(0, -1), words] : parts.slice(0, -1)
}

/** Nobody writes more words than these before a name, or after it. */
const MOST_IDLE = 8

/** How many words at the beginning name no place. */
const idle = (words: string[]) => {
  const count = words.findIndex((word) => !isPlainNoise(word))
  return count < 0 ? words.length : count
}

/** Whether a word names more than a state: 'medical center TX' is not Center, Texas. */
const isName = (word: string) => !isPlainNoise(word) && !stateOf(word)

/**
 * The same parts with fewer and fewer of the words around them that name no place, as long as there are two
 * words or more: 'free clinic Garden City' → 'clinic Garden City', Garden City.
 */
export function withFewerWords(parts: string[][]): string[][][] {
  const [first = []] = parts
  const last = parts.at(-1) ?? []
  const counts = (most: number) =>
    Array.from({ length: Math.min(most, MOST_IDLE) + 1 }, (_, count) => count)
  return counts(idle(first)).flatMap((before) =>
    counts(idle(last.toReversed())).flatMap((after): string[][][] => {
      const kept = parts.map((words, at) =>
        words.slice(
          at === 0 ? before : 0,
          at === parts.length - 1 ? words.length - after : undefined,
        ),
      )
      const words = kept.flat()
      const isNamed = isBefore(first[before - 1] ?? '') || words.some(isName)
      // 'in Athens' is in no state yet: as a state, 'in' comes last.
      if (words.length < 2 || isBefore(words[0] ?? '') || !isNamed) return []
      return words.length < parts.flat().length ? [kept] : []
    }),
  )
}

/** The same parts without the words before them that name no place: 'clinic or Kansas City' → or Kansas City. */
export function withoutStart([first = [], ...others]: string[][]): string[][] {
  return [first.slice(idle(first)), ...others].filter((words) => words.length > 0)
}

/** The same parts without the words around them that name no place: 'clinics in Reno' → Reno. */
export function withoutNoise(parts: string[][]): string[][] {
  const [only, ...others] = parts.flat()
  if (only && others.length === 0 && NEEDS_ALONE.has(only)) return []
  return withoutWords(parts, isNoise)
}

/** With what a name may end with left in: 'Kansas City in pain' → Kansas City. */
export function withoutNoiseBehindName(parts: string[][]): string[][] {
  return withoutWords(parts, isNoise, new Set())
}

/** With words for ailments left in: 'clinics in Cut Bank' → Cut Bank. */
export function withoutPlainNoise(parts: string[][]): string[][] {
  return withoutWords(parts, isPlainNoise)
}

/** Without what follows a name: 'south la dentist' → south la. */
export function withoutEnd(words: string[]): string[] {
  const isIdle = (word: string) => isNoise(word) || TRAILING_NOISE.has(word)
  return words.slice(0, words.findLastIndex((word) => !isIdle(word)) + 1)
}

function withoutWords(
  parts: string[][],
  isNoise: (word: string) => boolean,
  trailing: ReadonlySet<string> = TRAILING_NOISE,
): string[][] {
  return parts
    .map((words) => {
      const before = words.findIndex(isBefore)
      // 'in pain' says nothing of the place, which comes before it.
      const isPlace = before >= 0 && words.slice(before + 1).some((word) => !isNoise(word))
      const named = isPlace ? words.slice(before + 1) : words
      const isSmall = (word: string) =>
        SMALL.has(word) && !(isPlace && words[before] !== BEFORE_ANYTHING)
      // 'clinics IN' and 'dentist LA' end with a state, whatever else the word means.
      const isState = (index: number) => index === named.length - 1 && stateOf(named[index] ?? '')
      const isIdle = (word: string) => isNoise(word) || trailing.has(word) || isSmall(word)
      const end = named.findLastIndex((word, index) => isState(index) || !isIdle(word))
      const namesNothing = (index: number): boolean => {
        const word = named[index]
        if (word === undefined || index > end || isState(index)) return false
        return isNoise(word) || (isSmall(word) && namesNothing(index + 1))
      }
      const start = named.findIndex((_, index) => !namesNothing(index))
      if (end < 0) return named.filter((word) => !isNoise(word) && !isSmall(word))
      return named.slice(Math.max(start, 0), end + 1)
    })
    .filter((words) => words.length > 0)
}
