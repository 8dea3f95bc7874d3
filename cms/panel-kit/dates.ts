import { DATES, TIME_ZONE } from './moment.ts'
import type { PanelLanguage } from './say.ts'

const format =
  (options: Intl.DateTimeFormatOptions) =>
  (moment: string, language: PanelLanguage = 'en') =>
    new Date(moment).toLocaleDateString(DATES[language], { timeZone: TIME_ZONE, ...options })

/** 'November 21, 2026' */
export const longDay = format({ dateStyle: 'long' })

/** 'Nov 21, 2026' */
export const shortDay = format({ dateStyle: 'medium' })

/** The reader's date this many days from today, as date fields write it: '2026-11-22' */
export const dayFromToday = (days: number): string => {
  const date = new Date()
  date.setDate(date.getDate() + days)
  const [month, day] = [date.getMonth() + 1, date.getDate()]
  return [date.getFullYear(), month, day].map((part) => String(part).padStart(2, '0')).join('-')
}
