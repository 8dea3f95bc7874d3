import { isValidPhoneNumber } from 'libphonenumber-js/min'

const FIRST = 200
const LAST = 999
/** No rule of any area code speaks against both. */
const SUBSCRIBERS = ['2345678', '9765678']

/** The area codes in service in North America, as the library's data for each of them says. */
export const AREA_CODES: string[] = Array.from({ length: LAST - FIRST + 1 }, (_, index) =>
  String(FIRST + index),
).filter((code) => SUBSCRIBERS.some((number) => isValidPhoneNumber(`+1${code}${number}`)))
