import { shortDay } from '../panel-kit/dates.ts'
import { type PanelLanguage, sayIn } from '../panel-kit/say.ts'

/** What has become of a clinic that is no longer listed: more than that it is a draft. */
export const standingOf = (
  clinic: Record<string, unknown>,
  language: PanelLanguage = 'en',
): string | undefined => {
  const say = sayIn(language)
  if (clinic.mergedInto) return say({ en: 'Merged', es: 'Combinada' })
  return clinic.closedAt ? say({ en: 'Closed', es: 'Cerrada' }) : undefined
}

/** 'Closed since Nov 3, 2026' */
export const standingInWords = (
  clinic: Record<string, unknown>,
  language: PanelLanguage = 'en',
): string | undefined => {
  const { closedAt, mergedInto } = clinic
  if (mergedInto || typeof closedAt !== 'string') return standingOf(clinic, language)
  const since = shortDay(closedAt, language)
  return sayIn(language)({ en: `Closed since ${since}`, es: `Cerrada desde el ${since}` })
}
