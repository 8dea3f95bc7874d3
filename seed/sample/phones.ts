import { areaCodes } from './area-codes.ts'

const FIRST_FICTIONAL = 100
const FICTIONAL_NUMBERS = 100

/**
 * The telephone number of the nth sample clinic of a jurisdiction, from 555-0100 to 555-0199,
 * which ring nowhere. Area codes alternate, so no number comes twice.
 * @param order from 0
 */
export const samplePhone = (state: string, order: number): string => {
  const codes = areaCodes[state] ?? []
  const areaCode = codes[order % codes.length]
  if (areaCode === undefined) throw new RangeError(`There is no area code for ${state}.`)
  // Sevens spread the numbers over the range, so that neighbours do not look alike.
  const line = FIRST_FICTIONAL + ((order * 7 + 42) % FICTIONAL_NUMBERS)
  return `${areaCode}-555-0${line}`
}
