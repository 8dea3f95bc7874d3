import type { Clinic, OpeningHours } from '../../contract/clinic.ts'
import { DAYS } from '../../contract/constants.ts'
import { hoursInWords } from './hours-in-words.ts'

/** Hours that hold on several days. */
export interface Schedule extends Omit<OpeningHours, 'day'> {
  /** In the order of the week. */
  days: OpeningHours['day'][]
}

/** The days with the same hours together. */
export const weeklySchedules = (hours: readonly OpeningHours[]): Schedule[] => {
  const alike = new Map<string, OpeningHours[]>()
  for (const one of hours) {
    const key = `${one.opens} ${one.closes}`
    alike.set(key, [...(alike.get(key) ?? []), one])
  }
  return [...alike.values()].flatMap((same) => {
    const days = DAYS.filter((day) => same.some((one) => one.day === day))
    return same[0] ? [{ opens: same[0].opens, closes: same[0].closes, days }] : []
  })
}

/** Somebody may have typed the same with spaces of another kind. */
const spaced = (text: string) => text.replace(/\s+/g, ' ')

/** What the clinic says in English about its hours, if it says more than its weekly hours do. */
export const furtherHours = ({
  openingHours,
  hoursOfOperation,
}: Pick<Clinic, 'openingHours' | 'hoursOfOperation'>): string | null =>
  hoursOfOperation && spaced(hoursOfOperation) !== spaced(hoursInWords(openingHours, 'en') ?? '')
    ? hoursOfOperation
    : null
