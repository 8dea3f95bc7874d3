import type { DAYS } from '../../contract/constants.ts'

/** A stretch of time in which a clinic is open, '09:00' to '17:30'. */
export interface OpenTime {
  day: (typeof DAYS)[number]
  opens: string
  closes: string
}

const isTime = (value: unknown): boolean => typeof value === 'string' && /^\d{2}:\d{2}$/.test(value)

export const isOpenTime = (value: unknown): value is OpenTime =>
  typeof value === 'object' &&
  value !== null &&
  'day' in value &&
  'opens' in value &&
  'closes' in value &&
  isTime(value.opens) &&
  isTime(value.closes)
