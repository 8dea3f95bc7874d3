import type { UrgentNeed } from '../../cms/contract/urgent-words.ts'
import type { Localized } from '../localized.ts'

export interface Need {
  /** The clinics for it, as a heading begins. */
  name: Localized
  /** A star stands for any ending. */
  words: readonly string[]
  /** Slugs. */
  categories: readonly string[]
  services: readonly string[]
  callFirst?: UrgentNeed
  text?: Localized
  links?: readonly { label: Localized; address: string }[]
  isPrivate?: boolean
}

const list = (text: string) =>
  text
    .split(',')
    .map((phrase) => phrase.trim())
    .filter(Boolean)

export const need = (
  en: string,
  es: string,
  clinics: { categories?: string[]; services?: string[] },
  words: string,
): Need => ({
  name: { en, es },
  words: list(words),
  categories: clinics.categories ?? [],
  services: clinics.services ?? [],
})
