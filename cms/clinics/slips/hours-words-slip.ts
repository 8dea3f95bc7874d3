import type { Locale } from '../../contract/constants.ts'
import { hoursInWords } from '../../contract/hours-in-words.ts'
import { type OpenTime, storedHours } from '../../contract/open-time.ts'
import { type PanelLanguage, sayIn } from '../../panel-kit/say.ts'
import { hoursAgreement, isSameWeek, wordsFitKey } from '../hours/hours-agreement.ts'
import type { Slip } from './slip.ts'

/** A clinic's hours, twice. */
export interface BothHours {
  openingHours?: unknown
  hoursOfOperation?: string | null | undefined
}

/** Payload has yet to refuse times that are missing, or none. */
const writtenTimes = ({ openingHours }: BothHours): OpenTime[] => storedHours(openingHours)

/** Asks which hours are right if the words say something else than the weekly hours, or may. */
export const hoursWordsSlip = (
  { openingHours, hoursOfOperation: words }: BothHours,
  locale: Locale = 'en',
  language: PanelLanguage = 'en',
): (Slip & { isSure: boolean }) | undefined => {
  const times = writtenTimes({ openingHours })
  const agreement = hoursAgreement(times, words, locale)
  if (agreement === 'same') return undefined
  const say = sayIn(language)
  const weekly = hoursInWords(times, language)
  return {
    key: wordsFitKey(times, words),
    path: 'hoursOfOperation',
    isSure: agreement === 'different',
    question:
      agreement === 'different'
        ? say({
            en: `The weekly hours are ${weekly}, but the hours in words say “${words}”. Which are right?`,
            es: `El horario semanal es ${weekly}, pero el horario en palabras dice «${words}». ¿Cuál es el correcto?`,
          })
        : say({
            en: `Do the hours in words, “${words}”, fit the weekly hours, ${weekly}?`,
            es: `¿El horario en palabras, «${words}», coincide con el horario semanal, ${weekly}?`,
          }),
  }
}

/**
 * The same, after a change. Words that were just written beside the weekly hours are not asked about,
 * unless they surely say something else.
 */
export const newHoursWordsSlip = (
  values: BothHours,
  before: BothHours,
  locale: Locale,
  language: PanelLanguage = 'en',
): Slip | undefined => {
  const slip = hoursWordsSlip(values, locale, language)
  const [words, earlier] = [values, before].map(({ hoursOfOperation }) => hoursOfOperation || null)
  const isRewritten = words !== earlier
  const isMoved = !isSameWeek(writtenTimes(values), writtenTimes(before))
  return (slip?.isSure ? isRewritten || isMoved : isMoved && !isRewritten) ? slip : undefined
}
