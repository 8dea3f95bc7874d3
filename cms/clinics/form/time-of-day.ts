import type { TextFieldSingleValidation } from 'payload'
import { sayTo } from '../../panel-kit/say.ts'

export const NO_TIME = {
  en: 'Enter a time, such as 09:00 or 17:30.',
  es: 'Escriba una hora, como 09:00 o 17:30.',
}

/** 'HH:MM' on the 24-hour clock; 24:00 closes a day. */
export const isTimeOfDay: TextFieldSingleValidation = (value, { req }) =>
  /^([01]\d|2[0-3]):[0-5]\d$|^24:00$/.test(value ?? '') || sayTo(req)(NO_TIME)
