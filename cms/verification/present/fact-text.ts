import type { OpenTime } from '../../clinics/index.ts'
import { KIND_WORDS, weeksInWords } from '../../contract/hours-kinds.ts'
import { lineText } from '../../contract/line-text.ts'
import type { PhoneLine } from '../../contract/phone-lines.ts'
import { capitalized } from '../../documents/capitalized.ts'
import type { FactValue } from './fact-values.ts'

export const openTimeText = ({ day, opens, closes, weeks, access }: OpenTime): string =>
  [
    capitalized(weeks ? weeksInWords([weeks], capitalized(day), 'en') : day),
    opens && `${opens}–${closes}`,
    access && KIND_WORDS.en.access[access],
  ]
    .filter(Boolean)
    .join(' ')

const itemText = (item: string | OpenTime | PhoneLine) => {
  if (typeof item === 'string') return item
  return 'number' in item ? lineText(item) : openTimeText(item)
}

/** A fact in words, to read aloud and keep in the history; null if nothing is known. */
export const factText = (value: FactValue): string | null => {
  if (Array.isArray(value))
    return value.map(itemText).join('number' in Object(value[0]) ? '; ' : ', ') || null
  if (typeof value === 'boolean') return value ? 'Yes' : 'No'
  if (value === 'yes' || value === 'no') return capitalized(value)
  return value || null
}
