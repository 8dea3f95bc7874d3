import type { Payload } from 'payload'
import type { Locale } from '../contract/constants.ts'
import { pathsFor } from '../contract/paths.ts'
import { sendLetter, sendsMail } from '../mail/send-letter.ts'
import { wordsIn } from './words/words-in.ts'

/**
 * Sends the link that confirms an address for the newsletter, in the language of whoever signed up.
 * @returns undefined if no mail is set up
 */
export const confirmationMail = (payload: Payload, publicUrl: string) => {
  if (!sendsMail(payload)) return undefined
  return async (email: string, token: string, locale: Locale): Promise<void> => {
    const { confirm, confirmSubject } = wordsIn(locale)
    const link = publicUrl + pathsFor(locale).confirmNewsletter(token)
    const write = (site: string) => ({ locale, subject: confirmSubject, ...confirm(site, link) })
    await sendLetter(payload, locale, { to: email, write })
  }
}
