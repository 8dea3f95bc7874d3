import type { PanelLanguage } from '../../panel-kit/say.ts'

/** The words of reasons for a likeness, which are stored in English, and the Spanish of each. */
const SPANISH: readonly [RegExp, string][] = [
  [/same phone number/g, 'mismo número de teléfono'],
  [/same address/g, 'misma dirección'],
  [/same name/g, 'mismo nombre'],
  [/similar name/g, 'nombre parecido'],
  [/at the same point/g, 'en el mismo punto'],
  [/(\d+\.\d) miles away/g, 'a $1 millas'],
  [/ in the same town/g, ' en la misma ciudad'],
]

/** 'same phone number, similar name, 0.3 miles away' in the reader's language. */
export const reasonWords = (reasons: readonly string[], language: PanelLanguage): string => {
  const english = reasons.join(', ')
  if (language === 'en') return english
  return SPANISH.reduce((text, [words, spanish]) => text.replaceAll(words, spanish), english)
}
