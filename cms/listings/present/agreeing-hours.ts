import { hoursAgreement, readOpeningHours, wordsFitKey } from '../../clinics/index.ts'
import type { Locale } from '../../contract/constants.ts'
import { isLimited, type OpenTime, storedHours } from '../../contract/open-time.ts'
import type { Clinic as ClinicDocument } from '../../payload-types.ts'
import { factDates } from './fact-dates.ts'

interface AgreeingHours {
  clinic: ClinicDocument
  /** Whether something is left out, because it contradicts the rest or may do so. */
  isInDoubt: boolean
}

/** Words that agree may name days by appointment, of which the weekly hours say nothing. */
const withDaysOf = (words: string | null | undefined, times: readonly OpenTime[]): OpenTime[] => {
  if (times.some(isLimited) || hoursAgreement(times, words) !== 'same') return [...times]
  return [...times, ...(readOpeningHours(words ?? '') ?? []).filter(isLimited)]
}

/**
 * A clinic whose weekly hours and hours in words don't contradict each other, as visitors see it. If
 * they surely say different hours, the newer are shown, and the weekly hours of equals: searches and
 * 'open now' use them. Unclear words that are older than the weekly hours are shown only if somebody
 * said that they fit.
 * @param words what the clinic says about its hours in English
 */
export const withAgreeingHours = (
  clinic: ClinicDocument,
  locale: Locale,
  words: string | null | undefined,
): AgreeingHours => {
  const times = storedHours(clinic.openingHours)
  if (times.length === 0) return { clinic, isInDoubt: false }
  const { openingHours: weekly, hoursOfOperation: written } = factDates(clinic)
  const [weeklySince, wordsSince] = [weekly?.at ?? '', written?.at ?? '']
  const areWordsNewer = wordsSince > weeklySince && hoursAgreement(times, words) === 'different'
  const weeklyHours = areWordsNewer ? (readOpeningHours(words ?? '') ?? times) : times
  const openingHours = withDaysOf(words, weeklyHours)
  const agreement = hoursAgreement(openingHours, clinic.hoursOfOperation, locale)
  const isOld = wordsSince < weeklySince && !clinic.confirmed?.includes(wordsFitKey(times, words))
  const isLeftOut = agreement === 'different' || (agreement === 'unclear' && isOld)
  return {
    clinic: {
      ...clinic,
      openingHours,
      ...(isLeftOut && { hoursOfOperation: null }),
    },
    isInDoubt: areWordsNewer || isLeftOut,
  }
}
