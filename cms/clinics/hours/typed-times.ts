/** '9', '9:30', '0930', '09:30:00', '9h30' */
export const TIME = '\\d{1,2}(?:[:.]\\d{2}:00|[:.h]?\\d{2})?(?!\\d)'

/** A time with what may follow it, as part of a pattern without groups. */
export const timePattern = (half: string, named: string): string =>
  `(?:${TIME}\\s*(?:${half})?|(?:${named})\\b)`
