/** A text in both languages that content is kept in. */
export interface Localized {
  en: string
  es: string
}
