import type { TextFieldSingleValidation } from 'payload'

export const NO_TIME = 'Enter a time, such as 09:00 or 17:30.'

/** 'HH:MM' on the 24-hour clock; 24:00 closes a day. */
export const isTimeOfDay: TextFieldSingleValidation = (value) =>
  /^([01]\d|2[0-3]):[0-5]\d$|^24:00$/.test(value ?? '') || NO_TIME
