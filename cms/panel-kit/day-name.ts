import { DAYS } from '../contract/constants.ts'
import { type InEach, inEach, type PanelLanguage } from './say.ts'

type Day = (typeof DAYS)[number]

/** A Monday. */
const MONDAY = Date.UTC(2024, 0, 1)
const DAY_MS = 86_400_000

/** 'Monday', 'Lunes' */
export const dayName = (day: Day, language: PanelLanguage): string => {
  const date = new Date(MONDAY + DAYS.indexOf(day) * DAY_MS)
  const name = date.toLocaleDateString(language, { weekday: 'long', timeZone: 'UTC' })
  return name.charAt(0).toUpperCase() + name.slice(1)
}

export const dayInEach = (day: Day): InEach => inEach((language) => dayName(day, language))
