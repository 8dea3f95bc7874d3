import { comparedAddress, comparedPhone } from '../clinics/index.ts'
import { factLabel } from '../contract/clinic-facts.ts'
import { type PanelLanguage, sayIn } from '../panel-kit/say.ts'
import type { ComparedClinic } from './endpoints/review-answer.ts'

/** One fact that two clinics disagree about. */
export interface Difference {
  label: string
  sent: string
  listed: string
}

const lower = (text: string) => text.trim().toLowerCase()
const comparedSite = (text: string) =>
  lower(text)
    .replace(/^https?:\/\/(www\.)?/, '')
    .replace(/\/$/, '')

const FIELDS: [name: keyof ComparedClinic, compared: (text: string) => string][] = [
  ['name', lower],
  ['address', comparedAddress],
  ['city', lower],
  ['state', lower],
  ['zipCode', lower],
  ['phone', comparedPhone],
  ['website', comparedSite],
]

/** How two clinics differ; the same fact written in another way doesn't count. */
export const differencesOf = (
  sent: ComparedClinic,
  listed: ComparedClinic,
  language: PanelLanguage = 'en',
): Difference[] => {
  const nothing = sayIn(language)({ en: 'nothing', es: 'nada' })
  return FIELDS.flatMap(([name, compared]) => {
    const [left, right] = [sent[name] ?? '', listed[name] ?? '']
    if (compared(left) === compared(right)) return []
    return [{ label: factLabel(name, language), sent: left || nothing, listed: right || nothing }]
  })
}
