import { hoursInWords } from '../../contract/hours-in-words.ts'
import { lineText } from '../../contract/line-text.ts'
import type { OpenTime } from '../../contract/open-time.ts'
import type { PhoneLine } from '../../contract/phone-lines.ts'
import { type PanelLanguage, sayIn } from '../../panel-kit/say.ts'
import type { FactValue, FactValues } from './fact-values.ts'
import type { FactName } from './facts.ts'
import type { ListsInWords } from './lists-in-words.ts'

const YES = { en: 'Yes', es: 'Sí' }
const NO = { en: 'No', es: 'No' }

const isHours = (items: readonly (string | OpenTime | PhoneLine)[]): items is OpenTime[] =>
  typeof items[0] === 'object' && 'day' in items[0]

const isLines = (items: readonly (string | OpenTime | PhoneLine)[]): items is PhoneLine[] =>
  typeof items[0] === 'object' && 'number' in items[0]

const listText = (items: readonly (string | OpenTime | PhoneLine)[], language: PanelLanguage) => {
  if (isHours(items)) return hoursInWords(items, language)?.replaceAll('\u00a0', ' ') ?? null
  if (isLines(items)) return items.map((line) => lineText(line, language)).join('; ')
  return items.join(', ') || null
}

/** A fact in words, to read aloud and keep in the history; null if nothing is known. */
export const factText = (value: FactValue, language: PanelLanguage = 'en'): string | null => {
  const say = sayIn(language)
  if (Array.isArray(value)) return listText(value, language)
  if (value === true || value === 'yes') return say(YES)
  if (value === false || value === 'no') return say(NO)
  return value || null
}

/** What is known of a fact, as a caller reads it; null if nothing is. */
export const knownText = (
  { facts, listsInWords }: { facts: FactValues; listsInWords: ListsInWords },
  name: FactName,
  language: PanelLanguage = 'en',
): string | null => factText(listsInWords[name] ?? facts[name], language)
