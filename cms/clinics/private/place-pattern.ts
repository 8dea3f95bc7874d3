import { WRITINGS } from '../tidy/compared-address.ts'

/** What is known of a place that is private now. */
export interface KnownPlace {
  address?: string | null
  latitude?: number | string | null
  longitude?: number | string | null
}

/** What stands where a street or a point stood. */
export const TAKEN_OUT = '…'

/** A room says nothing without its street, which may be written without it. */
const ROOM = /[\s,]+(suite|ste|unit|apt|apartment|room|rm|floor|fl|bldg|building)\b.*$|\s*#.*$/i

const escaped = (word: string) => word.replaceAll(/[\\^$.*+?()[\]{}|]/g, '\\$&')

/** A word of a street, long or short: 'St.' is 'Street' too. */
const anyWriting = (word: string): string => {
  const written = WRITINGS.find((writings) => writings.includes(word.toLowerCase()))
  return written ? `(?:${written.join('|')})` : escaped(word)
}

/** Words that end the name of a street and are not shortened. */
const UNSHORTENED = ['alley', 'loop', 'path', 'pike', 'plaza', 'row', 'trail', 'walk', 'way']

const endsStreet = (word = ''): boolean =>
  [...WRITINGS, UNSHORTENED].some((words) => words.includes(word.toLowerCase()))

/**
 * The words of a street. None of a text that is no street, such as 'Mobile unit': looking for it would find
 * ordinary words.
 */
const streetWords = (address: string): string[] => {
  // '414 North St, Anderson, 29621' is what a clinic moved from.
  const [street = ''] = address.trim().replace(ROOM, '').split(',')
  const words = street.split(/[\s.]+/).filter(Boolean)
  const isStreet = /\d/.test(street) || endsStreet(words.at(-1))
  return words.length > 1 && isStreet ? words : []
}

/** The streets of some places, without rooms: '414 North St'. */
export const streetsOf = (places: readonly KnownPlace[]): string[] =>
  places.map(({ address }) => streetWords(address ?? '').join(' ')).filter(Boolean)

/** A street with its number or without it: its name alone tells enough. */
const streetPattern = (address: string): string | undefined => {
  const words = streetWords(address)
  const [first = '', ...name] = words
  const between = '[\\s.,]+'
  const isNumbered = /^\d/.test(first) && name.length > 1 && endsStreet(name.at(-1))
  if (!isNumbered) return words.map(anyWriting).join(between) || undefined
  return `(?:${anyWriting(first)}${between})?${name.map(anyWriting).join(between)}`
}

/** Degrees with this many decimals mark a street, however many more follow. */
const DECIMALS = 3

const degreesPattern = (degrees: number | string | null | undefined): string | undefined => {
  const found = new RegExp(`^-?(\\d+\\.\\d{${DECIMALS}})`).exec(String(degrees ?? ''))
  return found?.[1] && `${escaped(found[1])}\\d*`
}

/**
 * A pattern of all writings of some places, for JavaScript and Postgres alike, to be used in any letter
 * case; undefined if there is nothing to look for.
 */
export const placePattern = (places: readonly KnownPlace[]): string | undefined => {
  const patterns = places.flatMap(({ address, latitude, longitude }) => [
    streetPattern(address ?? ''),
    degreesPattern(latitude),
    degreesPattern(longitude),
  ])
  const found = [...new Set(patterns.filter((pattern) => pattern !== undefined))]
  // Not inside a longer word or number.
  return found.length > 0 ? `(?<![\\w.])(?:${found.join('|')})(?!\\w)` : undefined
}

/** Takes a place out of all texts of a value. */
export const withoutPattern = (value: unknown, pattern: string | undefined): unknown => {
  if (pattern === undefined) return value
  if (typeof value === 'string') return value.replaceAll(new RegExp(pattern, 'gi'), TAKEN_OUT)
  return Array.isArray(value) ? value.map((one) => withoutPattern(one, pattern)) : value
}
