import type { Payload } from 'payload'
import type { Locale } from '../../contract/constants.ts'
import { pathsFor } from '../../contract/paths.ts'
import type { Writing } from '../../mail/send-letter.ts'
import type { ContactMessage } from '../../payload-types.ts'
import { replyMail } from './reply-mail.ts'

interface PlannedReply {
  /** Where an answer to the email goes: to the address in the site settings, if there is one. */
  replyTo: string | undefined
  write: () => Writing
}

/** A reply as it is shown and sent. */
export const readReply = async (
  payload: Payload,
  message: ContactMessage,
  locale: Locale,
  text: string,
): Promise<PlannedReply> => {
  const { contactEmail } = await payload.findGlobal({ slug: 'site-settings' })
  const contact = contactEmail ? undefined : payload.config.serverURL + pathsFor(locale).contact
  return {
    replyTo: contactEmail ?? undefined,
    write: () => replyMail({ message, locale, text, contact }),
  }
}
