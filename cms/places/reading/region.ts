import { normalizeName, normalizeWords } from '../normalize.ts'
import { givenState } from './given-state.ts'
import { isSmallWord } from './quiet-states.ts'
import { misspelledState, stateOf } from './state-names.ts'

/** What follows the place in a text, if it isn't a state: 'Paris, France', 'Soho, Manhattan'. */
export type Region = {
  /** As it was typed: 'France', 'Manhattan'. */
  name: string
  /** The text before it. */
  rest: string
  /** In another country, so nothing here can be in it. */
  isAbroad: boolean
  /** It begins with a small word, so that it may be no place at all: 'in pain', 'or nearby', 'me duele'. */
  isAside: boolean
}

/** Provinces, large cities, and countries that the built-in list of countries has under other names. */
const OTHER_NAMES = `Bangkok, Barcelona, Beijing, Berlin, Bogota, Buenos Aires, Cairo, Caracas, Ciudad de Mexico,
Ciudad Juarez, Damascus, Delhi, Dublin, Guadalajara, Guatemala City, Habana, Hanoi, Havana, Hong Kong, Kabul, Kiev, Lagos,
London, Londres, Madrid, Managua, Manila, Mexico City, Monterrey, Montreal, Mumbai, Nairobi, Port au Prince, Puerto Principe,
Quito, Saigon, San Salvador, Santo Domingo, Seoul, Shanghai, Tegucigalpa, Tijuana, Tokyo, Toronto, Warsaw,
Alberta, Aotearoa, Baja California, Britain, British Columbia, Catalonia, Chihuahua,
England, Espana, Great Britain, Holland, Inglaterra, Jalisco, Manitoba, New Brunswick, Newfoundland,
Northern Ireland, Nova Scotia, Nuevo Leon, Ontario, Quebec, Saskatchewan, Scotland, Sinaloa, Sonora,
Tamaulipas, UK, Wales, Zacatecas`
const LONGEST_NAME_WORDS = 4

const LETTERS = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ']

/** Every country's name in English and Spanish, normalized, except names of states here. */
const abroad = (): ReadonlySet<string> => {
  const codes = LETTERS.flatMap((first) => LETTERS.map((second) => first + second))
  const names = ['en', 'es'].flatMap((language) => {
    const display = new Intl.DisplayNames(language, { type: 'region', fallback: 'none' })
    return codes.map((code) => display.of(code) ?? '')
  })
  const normalized = [...names, ...OTHER_NAMES.split(',')].map(normalizeName)
  return new Set(
    normalized.filter((name) => name && !stateOf(name) && !/^unitedst|^estadosun/.test(name)),
  )
}
let known: ReadonlySet<string> | undefined
/** Whether a name is that of a country, or of a province or a city in one. */
export const isAbroad = (name: string): boolean => {
  known ??= abroad()
  return known.has(normalizeName(name))
}

/** The region that a text names after a comma, or a country at its end; undefined without one. */
export function regionOf(text: string): Region | undefined {
  const comma = text.lastIndexOf(',')
  return (comma < 0 ? undefined : afterComma(text, comma)) ?? countryAtEnd(text)
}

function afterComma(text: string, comma: number): Region | undefined {
  const [rest, name] = [text.slice(0, comma), text.slice(comma + 1).trim()]
  const normalized = normalizeName(name)
  if (normalized === '' || normalizeName(rest) === '' || /\d/.test(normalized)) return undefined
  if (stateOf(normalized) || misspelledState(normalized) || isCountryItself(name)) return undefined
  return { name, rest, isAbroad: isAbroad(name), isAside: beginsWithSmallWord(name) }
}

function countryAtEnd(text: string): Region | undefined {
  if (givenState(text)) return undefined
  const words = text.trim().split(/\s+/)
  for (let length = Math.min(LONGEST_NAME_WORDS, words.length - 1); length > 0; length--) {
    const name = words.slice(-length).join(' ')
    if (isAbroad(name))
      return { name, rest: words.slice(0, -length).join(' '), isAbroad: true, isAside: false }
  }
  return undefined
}

const beginsWithSmallWord = (name: string) => isSmallWord(name.split(/\s+/)[0] ?? '', name)

/** 'USA' and texts that end with it: 'Petaluma, California USA'. */
function isCountryItself(name: string): boolean {
  return /(?:^|[a-z])(?:usa|us|america|eeuu|states|unidos)$/.test(normalizeWords(name).join(''))
}
