import type { Letter, Part } from '../../mail/letter/letter.ts'

/** What the mails to visitors say, in one language. */
export interface MessageWords {
  confirmSubject: string
  /**
   * The mail that asks for a confirmation.
   * @param link opens the page that confirms the address
   */
  confirm: (site: string, link: string) => Pick<Letter, 'parts' | 'end'>
  /** Below a reply. @param contact the public contact page; undefined if an answer to the email reaches us */
  replyEnd: (contact: string | undefined) => Part[]
  /** The line above a quoted message. @param at ISO 8601 */
  wrote: (name: string, at: string) => string
}
