import type { Payload } from 'payload'
import { api, pathsFor } from '../contract/paths.ts'
import { NO_MAIL } from '../mail/mail.ts'
import type { MailStaffLink } from './endpoints/ask-staff-link.ts'
import { wordsIn } from './words/words-in.ts'

/** The error's code only: mail hosts quote the address in their messages. */
const codeOf = (error: unknown): string =>
  typeof error === 'object' && error && 'code' in error ? String(error.code) : 'no code'

interface Mail {
  subject: string
  paragraphs: string[]
  headers?: Record<string, string>
}

/** Sends mails to clinics' staff; undefined if no mail is set up. A failure is only logged. */
const sender = (
  payload: Payload,
  write: (to: Parameters<MailStaffLink>[0], site: string) => Mail,
): MailStaffLink | undefined => {
  if (payload.email.name === NO_MAIL) return undefined
  return async (to) => {
    try {
      const { tagline } = await payload.findGlobal({
        slug: 'site-settings',
        locale: to.locale,
        fallbackLocale: 'en',
      })
      const { subject, paragraphs, headers } = write(to, tagline)
      await payload.sendEmail({
        // As an object, so that the address isn't parsed for further addresses.
        to: { name: '', address: to.email },
        headers: { 'Auto-Submitted': 'auto-generated', ...headers },
        subject,
        text: paragraphs.join('\n\n'),
      })
    } catch (error) {
      payload.logger.error(`A mail to a clinic’s staff could not be sent (${codeOf(error)})`)
    }
  }
}

/** Sends the link to a clinic's own listing, in the language of whoever asked for it. */
export const staffMail = (payload: Payload, publicUrl: string) =>
  sender(payload, ({ clinicName, token, locale }, site) => {
    const { link, linkSubject } = wordsIn(locale)
    const address = publicUrl + pathsFor(locale).ownListing(token)
    return { subject: linkSubject, paragraphs: link(clinicName, site, address) }
  })

/**
 * Sends the monthly mail. Mail programs show a button that unsubscribes, which posts to the address in
 * the header (RFC 8058).
 */
export const reminderMail = (payload: Payload, publicUrl: string) =>
  sender(payload, ({ clinicName, token, locale }, site) => {
    const { reminder, reminderSubject } = wordsIn(locale)
    const { confirmListing, stopReminders } = pathsFor(locale)
    const [look, stop] = [publicUrl + confirmListing(token), publicUrl + stopReminders(token)]
    return {
      subject: reminderSubject,
      paragraphs: reminder(clinicName, site, look, stop),
      headers: {
        'List-Unsubscribe': `<${publicUrl}${api.stopReminders({ token })}>`,
        'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
      },
    }
  })
