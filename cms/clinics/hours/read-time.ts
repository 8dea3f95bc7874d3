const NAMED: Readonly<Record<string, string>> = {
  noon: '12:00',
  midday: '12:00',
  mediodia: '12:00',
  midnight: '00:00',
  medianoche: '00:00',
}

/** '9', '9am', '9:00 a.m.', '9.30', '0900', '1730', '24:00', '09:00:00' */
const WRITTEN = /^(\d{1,2})(?:[:.h]?(\d{2})(?::00)?)?\s*(?:([ap])\.?\s*(?:m\.?)?)?$/

/** No clinic opens before this, so an opening of '1' means the afternoon. */
const FIRST_MORNING_HOUR = 7

interface Written {
  hour: number
  minute: number
  /** True if it has only one meaning: '5 PM', '17:00', '05:00'. */
  isSure: boolean
}

const read = (text: string): Written | null => {
  const typed = text.normalize('NFD').replace(/\p{M}/gu, '').trim().toLowerCase()
  const match = WRITTEN.exec(NAMED[typed] ?? typed)
  if (!match) return null
  const [, hours = '', minutes = '00', half] = match
  const [hour, minute] = [Number(hours), Number(minutes)]
  if (minute > 59 || hour > 24 || (hour === 24 && minute > 0)) return null
  if (!half) return { hour, minute, isSure: hours.length === 2 || hour === 0 }
  if (hour < 1 || hour > 12) return null
  return { hour: (hour % 12) + (half === 'p' ? 12 : 0), minute, isSure: true }
}

const onClock = (hour: number, minute: number): string =>
  `${String(hour).padStart(2, '0')}:${String(minute).padStart(2, '0')}`

/**
 * A time of day as people write it: '9am', '9:00 AM', '0900', '9', 'noon'.
 * @returns 'HH:MM' on the 24-hour clock; null if it is not a time
 */
export const readOpening = (text: string): string | null => {
  const time = read(text)
  if (!time) return null
  const { hour, minute, isSure } = time
  if (isSure) return onClock(hour % 24, minute)
  return onClock(hour < FIRST_MORNING_HOUR ? hour + 12 : hour, minute)
}

/**
 * The same for a closing time: '5' after an opening at nine in the morning is five in the
 * afternoon, and midnight is 24:00.
 * @param opens 'HH:MM', or empty if that is unknown
 */
export const readClosing = (text: string, opens: string): string | null => {
  const time = read(text)
  if (!time) return null
  const { hour, minute, isSure } = time
  if (hour % 24 === 0 && minute === 0) return '24:00'
  const morning = onClock(hour, minute)
  const isAfternoon = !isSure && hour < 12 && morning <= opens
  return isAfternoon ? onClock(hour + 12, minute) : morning
}
