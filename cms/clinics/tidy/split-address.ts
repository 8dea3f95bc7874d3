import { MOST_STATE_WORDS, normalizeName, stateOf } from '../../places/index.ts'

/** The parts of an address; missing ones are empty. */
export interface AddressParts {
  address: string
  city: string
  /** Postal abbreviation. */
  state: string
  zipCode: string
}

const COUNTRY = /[,\s]+(?:usa|u\.s\.a\.|us|u\.s\.|united states(?: of america)?)\.?$/i
const ZIP = /[,\s]+(\d{5}(?:-?\d{4})?)$/
/** No town is called 'Suite 4' or '#12'. */
const NO_TOWN =
  /^(?:#|\d|(?:state|city|town|county|zip|address|location)\b\s*:|ste\b|suite\b|unit\b|apt\b|bldg\b|building\b|floor\b|fl\b|room\b|rm\b|p\.?\s*o\.?\s*box\b)/i

/**
 * The state at the end of a text: the part after the last comma if that is one, or else the last
 * words that make one.
 */
const takeState = (text: string): { before: string; state: string } | undefined => {
  const comma = text.lastIndexOf(',')
  const last = stateOf(normalizeName(text.slice(comma + 1)))
  if (last && comma >= 0) return { before: text.slice(0, comma), state: last }
  const words = text.split(/\s+/)
  for (let count = Math.min(MOST_STATE_WORDS, words.length - 1); count > 0; count--) {
    const tail = words.slice(-count).join(' ')
    const state = tail.includes(',') ? undefined : stateOf(normalizeName(tail))
    if (state) return { before: words.slice(0, -count).join(' '), state }
  }
  return undefined
}

/** Splits street and town without a comma between them, if the text ends with the given town. */
const splitByTown = (text: string, town: string | undefined): [string, string] | undefined => {
  const words = text.split(/\s+/)
  const wanted = normalizeName(town ?? '')
  if (!wanted) return undefined
  for (let count = 1; count <= words.length; count++) {
    const tail = words.slice(-count).join(' ')
    if (normalizeName(tail) === wanted) return [words.slice(0, -count).join(' '), tail]
  }
  return undefined
}

const streetAndTown = (text: string, town: string | undefined): [string, string] | undefined => {
  const parts = text
    .split(',')
    .map((part) => part.trim())
    .filter(Boolean)
  const last = parts.at(-1) ?? ''
  if (parts.length > 1)
    return NO_TOWN.test(last) ? undefined : [parts.slice(0, -1).join(', '), last]
  return splitByTown(last, town) ?? (/\d/.test(last) || !last ? undefined : ['', last])
}

/**
 * Splits '123 Main St, Springfield, IL 62701'. This also works without commas if the ZIP code's
 * town shows where the street ends.
 * @returns undefined if the parts are unclear
 */
export const splitAddress = (
  text: string,
  townOfZip: (zip: string) => string | undefined,
): AddressParts | undefined => {
  const line = text
    .replaceAll(/\s*[\r\n]+\s*/g, ', ')
    .trim()
    .replace(COUNTRY, '')
  const [whole = '', zip = ''] = ZIP.exec(line) ?? []
  const ending = takeState(line.slice(0, line.length - whole.length).replace(/[,\s]+$/, ''))
  if (!ending) return undefined
  const before = ending.before.replace(/[,\s]+$/, '')
  const [address, city] = streetAndTown(before, townOfZip(zip.slice(0, 5))) ?? []
  if (city === undefined || address === undefined) return undefined
  return { address, city, state: ending.state, zipCode: zip }
}
