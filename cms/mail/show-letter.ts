import type { Payload } from 'payload'
import type { Locale } from '../contract/constants.ts'
import { asHtml } from './letter/as-html.ts'
import { asText } from './letter/as-text.ts'
import { readLetter, type Writing } from './send-letter.ts'

/** A letter as it will arrive. */
export interface ShownLetter {
  subject: string
  html: string
  text: string
}

export const showLetter = async (
  payload: Payload,
  locale: Locale,
  write: (site: string) => Writing,
): Promise<ShownLetter> => {
  const letter = await readLetter(payload, locale, write)
  return { subject: letter.subject, html: asHtml(letter), text: asText(letter) }
}
