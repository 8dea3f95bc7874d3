import { DAYS, HOURS_ACCESS, HOURS_WEEKS } from './constants.ts'
import type { HoursAccess, HoursWeeks } from './hours-kinds.ts'

/**
 * A stretch of time in which a clinic is open, '09:00' to '17:30', each week unless it says in which.
 * 'Friday by appointment' has no times: both are empty.
 */
export interface OpenTime {
  day: (typeof DAYS)[number]
  opens: string
  closes: string
  access?: HoursAccess | null | undefined
  weeks?: HoursWeeks | null | undefined
}

const isTime = (value: unknown): boolean => typeof value === 'string' && /^\d{2}:\d{2}$/.test(value)

/** Whether the door is open each week at these times, so that 'open now' may say so. */
export const isRegular = ({ access, weeks }: Pick<OpenTime, 'access' | 'weeks'>): boolean =>
  !weeks && (!access || access === 'walkIn')

/** Days by appointment, after a call, or of some weeks: neither open nor closed. */
export const isLimited = ({ access, weeks }: Pick<OpenTime, 'access' | 'weeks'>): boolean =>
  Boolean(access || weeks)

const memberOf = <Member extends string>(all: readonly Member[], value: unknown) =>
  all.find((each) => each === value)

const timeOf = (value: unknown): OpenTime[] => {
  if (typeof value !== 'object' || value === null) return []
  const { day, opens, closes, access, weeks }: Record<string, unknown> = { ...value }
  const named = memberOf(DAYS, day)
  const kind = { access: memberOf(HOURS_ACCESS, access), weeks: memberOf(HOURS_WEEKS, weeks) }
  const hasTimes = isTime(opens) && isTime(closes)
  const needsNone = !opens && !closes && !isRegular(kind)
  if (!named || !(hasTimes || needsNone)) return []
  return [
    {
      day: named,
      opens: hasTimes ? String(opens) : '',
      closes: hasTimes ? String(closes) : '',
      ...(kind.access && { access: kind.access }),
      ...(kind.weeks && { weeks: kind.weeks }),
    },
  ]
}

/** The hours of a document, or of a row of a file, without what is no time. */
export const storedHours = (value: unknown): OpenTime[] =>
  Array.isArray(value) ? value.flatMap(timeOf) : []
