import { DATES, inZone, TIME, TIME_ZONE } from '../../panel-kit/moment.ts'
import { Refusal } from '../../panel-kit/refusal.ts'
import type { InEach, PanelLanguage } from '../../panel-kit/say.ts'
import { momentAt } from '../calling-week.ts'

const calendar = new Intl.DateTimeFormat('en-CA', { timeZone: TIME_ZONE, dateStyle: 'short' })
const DAY_MS = 86_400_000
const FARTHEST_DAYS = 366

/** Noon UTC of a day, as Payload’s panel stores days: morning in the US. @param day '2026-11-21' */
const dateOf = (day: string) => new Date(`${day}T12:00:00.000Z`)

/** This many days from today. */
const inDays = (days: number, now = new Date()): string => {
  const today = dateOf(calendar.format(now))
  return new Date(today.getTime() + days * DAY_MS).toISOString()
}

const isWeekend = (moment: string) => [0, 6].includes(new Date(moment).getUTCDay())

/**
 * This many days from today, or the Monday after if that is a weekend, when most clinics don't
 * answer.
 * @param now the moment that counts as now
 */
export const workdayIn = (days: number, now = new Date()): string => {
  const day = inDays(days, now)
  return isWeekend(day) ? workdayIn(days + 1, now) : day
}

/**
 * A day as Payload's panel stores it.
 * @param day '2026-11-21'
 * @throws Refusal if it is not in the future, or more than a year away
 */
export const dayToCome = (day: string): string => {
  const date = dateOf(day)
  if (Number.isNaN(date.getTime())) throw new Refusal({ en: 'Choose a day.', es: 'Elija un día.' })
  const moment = date.toISOString()
  if (moment < inDays(1))
    throw new Refusal({ en: 'Choose a day after today.', es: 'Elija un día después de hoy.' })
  if (moment > inDays(FARTHEST_DAYS))
    throw new Refusal({ en: 'Choose a day within a year.', es: 'Elija un día dentro de un año.' })
  return moment
}

/**
 * The moment at which a clinic's own clock shows a time of a day.
 * @param day '2026-11-21'
 * @param time '14:30'
 * @throws Refusal if it is not in the future, or more than a year away
 */
export const momentToCome = (day: string, time: string, timeZone: string): Date => {
  if (Number.isNaN(dateOf(day).getTime()))
    throw new Refusal({ en: 'Choose a day.', es: 'Elija un día.' })
  const [hour = 0, minute = 0] = time.split(':').map(Number)
  const moment = momentAt(day, hour * 60 + minute, timeZone)
  if (moment.getTime() <= Date.now())
    throw new Refusal({
      en: 'Choose a time that is still to come.',
      es: 'Elija una hora que todavía no haya pasado.',
    })
  if (moment.toISOString() > inDays(FARTHEST_DAYS))
    throw new Refusal({ en: 'Choose a day within a year.', es: 'Elija un día dentro de un año.' })
  return moment
}

/** '2026-11-23T12:00:00.000Z' as 'Monday, November 23' */
export const dayInWords = (moment: string, language: PanelLanguage = 'en'): string =>
  new Date(moment).toLocaleDateString(DATES[language], {
    timeZone: 'UTC',
    weekday: 'long',
    month: 'long',
    day: 'numeric',
  })

/** 'Monday, November 23, 2:00 PM MST', on a clinic's own clock. */
export const momentThere = (
  moment: Date,
  timeZone: string,
  language: PanelLanguage = 'en',
): string =>
  inZone(
    moment,
    timeZone,
    { weekday: 'long', month: 'long', day: 'numeric', ...TIME, timeZoneName: 'short' },
    language,
  )

/** What the caller reads of a clinic that is to be called again. */
export const dueAgain = (clinic: string, when: string): InEach => ({
  en: `${clinic} is due again on ${when}.`,
  es: `A ${clinic} le toca de nuevo el ${when}.`,
})
