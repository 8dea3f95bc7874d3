import type { Payload } from 'payload'
import { api, pathsFor } from '../contract/paths.ts'
import { quotedName } from '../mail/letter/letter.ts'
import { sendsMail, trySendingLetter, type Writing } from '../mail/send-letter.ts'
import type { MailStaffLink } from './endpoints/ask-staff-link.ts'
import { wordsIn } from './words/words-in.ts'

type To = Parameters<MailStaffLink>[0]

/** Sends mails to clinics' staff; undefined if no mail is set up. A failure is only logged. */
const sender = (
  payload: Payload,
  write: (to: To, site: string) => Writing,
  headersOf: (to: To) => Record<string, string> | undefined = () => undefined,
): MailStaffLink | undefined => {
  if (!sendsMail(payload)) return undefined
  return (to) => {
    const headers = headersOf(to)
    return trySendingLetter(payload, to.locale, {
      to: to.email,
      ...(headers && { headers }),
      write: (site) => write({ ...to, clinicName: quotedName(to.clinicName) }, site),
      trouble: 'A mail to a clinic’s staff could not be sent',
    })
  }
}

/** Sends the link to a clinic's own listing, in the language of whoever asked for it. */
export const staffMail = (payload: Payload, publicUrl: string) =>
  sender(payload, ({ clinicName, token, locale }, site) => {
    const { link, linkSubject: subject } = wordsIn(locale)
    const address = publicUrl + pathsFor(locale).ownListing(token)
    return { locale, subject, ...link(clinicName, site, address) }
  })

/**
 * Sends the monthly mail. Mail programs show a button that unsubscribes, which posts to the address in
 * the header (RFC 8058).
 */
export const reminderMail = (payload: Payload, publicUrl: string) =>
  sender(
    payload,
    ({ clinicName, token, locale }, site) => {
      const { reminder, reminderSubject: subject } = wordsIn(locale)
      const { confirmListing, stopReminders } = pathsFor(locale)
      const [look, stop] = [publicUrl + confirmListing(token), publicUrl + stopReminders(token)]
      return { locale, subject, ...reminder(clinicName, site, look, stop) }
    },
    ({ token }) => ({
      'List-Unsubscribe': `<${publicUrl}${api.stopReminders({ token })}>`,
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    }),
  )
