import { localTime } from '../../contract/open-week.ts'
import type { Clinic } from '../../payload-types.ts'
import { timeZoneOf } from './clinic-json.ts'

/** Whether a day is still to come on a clinic's own clock: in Hawaii it is still yesterday. */
export const isStillToCome = (day: string, timeZone: string | null): boolean =>
  day.slice(0, 10) > localTime(new Date(), timeZone ?? 'UTC').date

/** A clinic without a notice whose day has come. @param state postal abbreviation */
export const withoutEnded = (clinic: Clinic, state: string): Clinic =>
  clinic.noticeUntil && !isStillToCome(clinic.noticeUntil, timeZoneOf(clinic, state))
    ? { ...clinic, notice: null }
    : clinic
