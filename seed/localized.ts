/** A text in both languages of the content. */
export interface Localized {
  en: string
  es: string
}
