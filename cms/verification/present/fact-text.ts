import type { OpenTime } from '../../clinics/index.ts'
import { KIND_WORDS, weeksInWords } from '../../contract/hours-kinds.ts'
import { lineText } from '../../contract/line-text.ts'
import type { PhoneLine } from '../../contract/phone-lines.ts'
import { capitalized } from '../../documents/capitalized.ts'
import { dayName } from '../../panel-kit/day-name.ts'
import { type PanelLanguage, sayIn } from '../../panel-kit/say.ts'
import type { FactValue } from './fact-values.ts'

const YES = { en: 'Yes', es: 'Sí' }
const NO = { en: 'No', es: 'No' }

/** Within a sentence, Spanish days have no capital. */
const dayWithin = (day: OpenTime['day'], language: PanelLanguage) =>
  language === 'es' ? dayName(day, language).toLowerCase() : dayName(day, language)

export const openTimeText = (
  { day, opens, closes, weeks, access }: OpenTime,
  language: PanelLanguage = 'en',
): string =>
  [
    capitalized(
      weeks ? weeksInWords([weeks], dayWithin(day, language), language) : dayName(day, language),
    ),
    opens && `${opens}–${closes}`,
    access && KIND_WORDS[language].access[access],
  ]
    .filter(Boolean)
    .join(' ')

const itemText = (item: string | OpenTime | PhoneLine, language: PanelLanguage) => {
  if (typeof item === 'string') return item
  return 'number' in item ? lineText(item, language) : openTimeText(item, language)
}

/** A fact in words, to read aloud and keep in the history; null if nothing is known. */
export const factText = (value: FactValue, language: PanelLanguage = 'en'): string | null => {
  const say = sayIn(language)
  if (Array.isArray(value))
    return (
      value
        .map((item) => itemText(item, language))
        .join('number' in Object(value[0]) ? '; ' : ', ') || null
    )
  if (value === true || value === 'yes') return say(YES)
  if (value === false || value === 'no') return say(NO)
  return value || null
}
