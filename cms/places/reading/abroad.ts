import { normalizeName } from '../normalize.ts'
import { stateOf } from './state-names.ts'

/** Provinces, large cities, and countries that the built-in list of countries has under other names. */
const OTHER_NAMES = `Bangkok, Barcelona, Beijing, Berlin, Bogota, Buenos Aires, Cairo, Caracas, Ciudad de Mexico,
Ciudad Juarez, Damascus, Delhi, Dublin, Guadalajara, Guatemala City, Habana, Hanoi, Havana, Hong Kong, Kabul, Kiev, Lagos,
London, Londres, Madrid, Managua, Manila, Mexico City, Monterrey, Montreal, Mumbai, Nairobi, Port au Prince, Puerto Principe,
Quito, Saigon, San Salvador, Santo Domingo, Seoul, Shanghai, Tegucigalpa, Tijuana, Tokyo, Toronto, Warsaw,
Alberta, Aotearoa, Baja California, Britain, British Columbia, Catalonia, Chihuahua,
England, Espana, Great Britain, Holland, Inglaterra, Jalisco, Manitoba, New Brunswick, Newfoundland,
Northern Ireland, Nova Scotia, Nuevo Leon, Ontario, Quebec, Saskatchewan, Scotland, Sinaloa, Sonora,
Tamaulipas, UK, Wales, Zacatecas`

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
/** Whether a normalized name is that of a country, or of a province or a city in one. */
export const isAbroad = (name: string): boolean => {
  known ??= abroad()
  return known.has(name)
}
