import { type CountryCode, parsePhoneNumberFromString } from 'libphonenumber-js/min'

import { isFictional } from '../../documents/fields/phone.ts'

/** Freely associated states that have country codes of their own. */
const OWN_CODES: Readonly<Record<string, CountryCode>> = { FM: 'FM', MH: 'MH', PW: 'PW' }

export interface Phone {
  /** '541-484-4800'; with its country code where that is not 1. */
  phone: string
  /** Digits to dial after the answer. */
  phoneExtension: string | null
}

/**
 * Reads a telephone number in any usual writing, extension included.
 * @param state postal abbreviation of where it rings
 * @returns undefined where it is no number that could ring
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

/** What is dialled after the answer: 'x12' is '12'. @returns undefined where it is no number */
export const tidyExtension = (text: string): string | undefined =>
  /^(?:extension|ext|x|#)?[.:]?\s*(\d{1,10})$/i.exec(text)?.[1]
