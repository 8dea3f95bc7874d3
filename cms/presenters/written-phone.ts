import { parsePhoneNumberFromString } from 'libphonenumber-js/min'

/** '(864) 555 0142' as '864-555-0142'; what is no whole number stays as it is. */
export const writtenPhone = (text: string): string => {
  const parsed = parsePhoneNumberFromString(text, 'US')
  return parsed?.countryCallingCode === '1' && !parsed.ext
    ? parsed.nationalNumber.replace(/^(\d{3})(\d{3})(\d{4})$/, '$1-$2-$3')
    : text
}
