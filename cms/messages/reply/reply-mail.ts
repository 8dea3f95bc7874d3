import type { Locale } from '../../contract/constants.ts'
import { typedParts } from '../../mail/letter/typed-parts.ts'
import type { Writing } from '../../mail/send-letter.ts'
import type { ContactMessage } from '../../payload-types.ts'
import { wordsIn } from '../words/words-in.ts'

interface Reply {
  message: Pick<ContactMessage, 'name' | 'subject' | 'message' | 'createdAt'>
  locale: Locale
  /** What a colleague has typed. */
  text: string
  /** The public contact page; undefined if an answer to the email reaches us. */
  contact: string | undefined
}

export const replySubject = (subject: string): string =>
  /^re:/i.test(subject) ? subject : `Re: ${subject}`

/** The email that answers a message, which stands below it. */
export const replyMail = ({ message, locale, text, contact }: Reply): Writing => {
  const { wrote, replyEnd } = wordsIn(locale)
  return {
    locale,
    subject: replySubject(message.subject),
    parts: [
      ...typedParts(text),
      wrote(message.name, message.createdAt),
      { quote: message.message },
    ],
    end: replyEnd(contact),
  }
}
