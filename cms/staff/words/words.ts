/** What the mails to a clinic's own staff say, in one language. */
export interface StaffWords {
  linkSubject: string
  /**
   * The mail with the link to their listing.
   * @param clinic its name, without anything that a mail program would turn into a link
   * @param site what the directory calls itself
   */
  link: (clinic: string, site: string, link: string) => string[]
  reminderSubject: string
  /** The monthly mail. @param stop opens the page that ends it */
  reminder: (clinic: string, site: string, link: string, stop: string) => string[]
}
