import { furtherHours } from '../../clinics/index.ts'
import { LOCALIZED_FACTS, spanishField } from '../../contract/clinic-facts.ts'
import type { Locale } from '../../contract/constants.ts'
import type { Published } from './directory.ts'

/**
 * The texts of a clinic, each under the name of its language, so that nobody takes one for the other.
 * @param locale the language that the clinic was read in
 */
export const textsOf = ({ clinic, spanish }: Published, locale: Locale): Record<string, unknown> =>
  Object.fromEntries(
    LOCALIZED_FACTS.flatMap((name): [string, unknown][] => {
      const field = spanishField(name)
      if (locale === 'en')
        return [
          // Words that only repeat the weekly hours are ours.
          [name, name === 'hoursOfOperation' ? furtherHours(clinic) : clinic[name]],
          [field, spanish[field]],
        ]
      const isEnglish = clinic.inEnglish.includes(name)
      return [
        [name, isEnglish ? clinic[name] : undefined],
        [field, isEnglish ? undefined : clinic[name]],
      ]
    }),
  )
