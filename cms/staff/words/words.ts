import type { Letter } from '../../mail/letter/letter.ts'

/** What the mails to a clinic's own staff say, in one language. */
export interface StaffWords {
  linkSubject: string
  /**
   * The mail with the link to their listing.
   * @param clinic its name, without anything that a mail program would turn into a link
   * @param site what the directory calls itself
   */
  link: (clinic: string, site: string, link: string) => Pick<Letter, 'parts' | 'end'>
  reminderSubject: string
  /** The monthly mail. @param stop opens the page that ends it */
  reminder: (
    clinic: string,
    site: string,
    link: string,
    stop: string,
  ) => Pick<Letter, 'parts' | 'end'>
}
