import type { Payload } from 'payload'
import type { Locale } from '../contract/constants.ts'
import { pathsFor } from '../contract/paths.ts'
import { NO_MAIL } from '../mail/mail.ts'
import { wordsIn } from './words/words-in.ts'

/**
 * Sends the link that confirms an address for the newsletter, in the language of whoever signed up.
 * @returns undefined if no mail is set up
 */
export const confirmationMail = (payload: Payload, publicUrl: string) => {
  if (payload.email.name === NO_MAIL) return undefined
  return async (email: string, token: string, locale: Locale): Promise<void> => {
    const { tagline } = await payload.findGlobal({
      slug: 'site-settings',
      locale,
      fallbackLocale: 'en',
    })
    const { confirm, confirmSubject } = wordsIn(locale)
    const link = publicUrl + pathsFor(locale).confirmNewsletter(token)
    const text = confirm(tagline, link).join('\n')
    await payload.sendEmail({ to: email, subject: confirmSubject, text })
  }
}
