import type { Clinic, OpeningHours } from '../../contract/clinic.ts'
import { DAYS, HOURS_WEEKS } from '../../contract/constants.ts'
import { hoursInWords } from '../../contract/hours-in-words.ts'
import type { HoursWeeks } from '../../contract/hours-kinds.ts'
import { type OpenTime, storedHours } from '../../contract/open-time.ts'

type Hours = Pick<Clinic, 'openingHours' | 'limitedHours'>

/** Hours that hold on several days, or on one in some weeks. */
export interface Schedule extends Pick<OpenTime, 'opens' | 'closes' | 'access'> {
  /** In the order of the week. */
  days: OpenTime['day'][]
  weeks: HoursWeeks[]
}

const alikeKey = ({ day, opens, closes, access, weeks }: OpenTime): string =>
  [opens, closes, access, weeks === 'alternate' ? weeks : weeks && day].join(' ')

/** The days with the same hours together. 'Some Tuesdays' is no schedule, and is said in words. */
export const schedules = (clinic: Hours): Schedule[] => {
  const alike = new Map<string, OpenTime[]>()
  for (const one of allHours(clinic).filter(({ weeks }) => weeks !== 'some'))
    alike.set(alikeKey(one), [...(alike.get(alikeKey(one)) ?? []), one])
  return [...alike.values()].flatMap((same) => {
    const [first] = same
    const days = DAYS.filter((day) => same.some((one) => one.day === day))
    const weeks = HOURS_WEEKS.filter((each) => same.some((one) => one.weeks === each))
    return first
      ? [{ opens: first.opens, closes: first.closes, access: first.access, days, weeks }]
      : []
  })
}

/** All hours of a listing, as a clinic's document has them. */
export const allHours = ({ openingHours, limitedHours = [] }: Hours): OpenTime[] => {
  const walkIns = limitedHours.filter(({ access, weeks }) => access === 'walkIn' && !weeks)
  const isSaid = ({ day, opens, closes }: OpeningHours) =>
    walkIns.some((one) => one.day === day && one.opens === opens && one.closes === closes)
  return [...openingHours.filter((one) => !isSaid(one)), ...storedHours(limitedHours)]
}

/** Somebody may have typed the same with spaces of another kind. */
const spaced = (text: string) => text.replace(/\s+/g, ' ')

/** What the clinic says in English about its hours, if it says more than its schedules do. */
export const furtherHours = (clinic: Hours & Pick<Clinic, 'hoursOfOperation'>): string | null => {
  const { hoursOfOperation: words } = clinic
  const all = allHours(clinic)
  const inWords = hoursInWords(all, 'en')
  if (words && spaced(words) !== spaced(inWords ?? '')) return words
  const some = all.filter(({ weeks }) => weeks === 'some')
  return hoursInWords(some, 'en')
}
