import { hoursInWords } from '../../contract/hours-in-words.ts'
import { dayOf, type OpenWeek, stretchesOf } from '../../contract/open-week.ts'
import { type PanelLanguage, sayIn } from '../../panel-kit/say.ts'

/** The hours of a day, in words: 'Thu 9 AM–noon and 1 PM–5 PM'. @param minute of the week, on that day */
export const hoursOnDay = (
  week: OpenWeek,
  minute: number,
  language: PanelLanguage = 'en',
): string => {
  const say = sayIn(language)
  if (week.length === 0) return say({ en: 'Not known', es: 'No se sabe' })
  const stretches = stretchesOf(week).filter(({ day }) => day === dayOf(minute))
  const times = stretches.map((stretch) => ({ ...stretch, access: null, weeks: null }))
  return hoursInWords(times, language) ?? say({ en: 'Closed', es: 'Cerrada' })
}
