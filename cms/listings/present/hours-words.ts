import { readOpeningHours } from '../../clinics/index.ts'
import type { Locale } from '../../contract/constants.ts'
import { hoursInWords } from '../../contract/hours-in-words.ts'
import { type OpenTime, storedHours } from '../../contract/open-time.ts'
import type { Clinic as ClinicDocument } from '../../payload-types.ts'

/** The hours as a visitor reads them; null if nothing is known. */
export interface HoursWords {
  /** For its page, which has a table of the weekly hours too. */
  words: string | null
  /** For lists. They say the weekly hours rather than English words. */
  brief: string | null
  /** Whether these are in English although the reader's language is another. */
  isBriefInEnglish: boolean
  /** Its hours; if it has only words, what these surely say in English. */
  times: readonly OpenTime[]
}

/**
 * @param inEnglish names of the clinic's texts that are not in the reader's language
 * @param hoursInEnglish what it says about its hours in English
 */
export const hoursWords = (
  clinic: Pick<ClinicDocument, 'hoursOfOperation' | 'openingHours'>,
  locale: Locale,
  inEnglish: string[],
  hoursInEnglish?: string | null,
): HoursWords => {
  const written = clinic.hoursOfOperation?.trim() || null
  const stored = storedHours(clinic.openingHours)
  const weekly = hoursInWords(stored, locale)
  const words = written ?? weekly
  const isEnglish = inEnglish.includes('hoursOfOperation')
  return {
    words,
    brief: isEnglish ? (weekly ?? words) : words,
    isBriefInEnglish: isEnglish && !weekly,
    times: stored.length > 0 ? stored : (readOpeningHours(hoursInEnglish ?? '') ?? []),
  }
}
