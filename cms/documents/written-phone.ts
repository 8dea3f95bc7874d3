import { parsePhoneNumberFromString } from 'libphonenumber-js/min'

/** '(864) 555 0142' becomes '864-555-0142'; anything but one complete number stays as it is. */
export const writtenPhone = (text: string): string => {
  const parsed = parsePhoneNumberFromString(text, { defaultCountry: 'US', extract: false })
  return parsed?.countryCallingCode === '1' && parsed.nationalNumber.length === 10 && !parsed.ext
    ? parsed.nationalNumber.replace(/^(\d{3})(\d{3})(\d{4})$/, '$1-$2-$3')
    : text
}
