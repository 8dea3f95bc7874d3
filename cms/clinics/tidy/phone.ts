import { type CountryCode, parsePhoneNumberFromString } from 'libphonenumber-js/min'

import { isFictional } from '../../documents/fields/phone.ts'

/** Freely associated states, which have their own country codes. */
const OWN_CODES: Readonly<Record<string, CountryCode>> = { FM: 'FM', MH: 'MH', PW: 'PW' }

export interface Phone {
  /** '541-484-4800'; with its country code if that is not 1. */
  phone: string
  /** Digits to dial after the answer. */
  phoneExtension: string | null
}

/**
 * Reads a telephone number in any usual format, extension included.
 * @param state postal abbreviation of the state where it rings
 * @returns undefined if it is not a valid number
 */
export const tidyPhone = (text: string, state: string): Phone | undefined => {
  if (isFictional(text)) return { phone: text, phoneExtension: null }
  const parsed = parsePhoneNumberFromString(text, OWN_CODES[state] ?? 'US')
  if (!parsed?.isValid()) return undefined
  const phone =
    parsed.countryCallingCode === '1'
      ? parsed.nationalNumber.replace(/^(\d{3})(\d{3})(\d{4})$/, '$1-$2-$3')
      : parsed.formatInternational().replace(/ ext\..*$/, '')
  return { phone, phoneExtension: parsed.ext ?? null }
}

/**
 * The digits to dial after the answer: 'x12' becomes '12'.
 * @returns undefined if it is not a number
 */
export const tidyExtension = (text: string): string | undefined =>
  /^(?:extension|ext|x|#)?[.:]?\s*(\d{1,10})$/i.exec(text)?.[1]
