import type { LineType, PhoneLine } from '@healthcare-for-all/cms/contract'
import { areaCodes } from './area-codes.ts'

const FIRST_FICTIONAL = 100
const FICTIONAL_NUMBERS = 100

/** So many numbers further, a clinic has its other lines. */
const FURTHER = 51

/** The further lines of the nth sample clinic of a jurisdiction: some have one in Spanish, one for texts, a fax. */
export const sampleLines = (state: string, order: number): PhoneLine[] => {
  const line = (type: LineType, further: number, languages: string[] = []): PhoneLine => ({
    number: samplePhone(state, order + FURTHER * further),
    extension: null,
    type,
    languages,
    description: null,
  })
  return [
    ...(order % 4 === 1 ? [line('voice', 1, ['Spanish'])] : []),
    ...(order % 6 === 1 ? [line('text', 2)] : []),
    ...(order % 5 === 1 ? [line('fax', 3)] : []),
  ]
}

/**
 * The phone number of the nth sample clinic of a jurisdiction, from 555-0100 to 555-0199, which
 * are reserved for fiction. Area codes alternate, so no number occurs twice.
 * @param order from 0
 */
export const samplePhone = (state: string, order: number): string => {
  const codes = areaCodes[state] ?? []
  const areaCode = codes[order % codes.length]
  if (areaCode === undefined) throw new RangeError(`There is no area code for ${state}.`)
  // Steps of seven spread the numbers over the range, so that neighbors do not look alike.
  const line = FIRST_FICTIONAL + ((order * 7 + 42) % FICTIONAL_NUMBERS)
  return `${areaCode}-555-0${line}`
}
