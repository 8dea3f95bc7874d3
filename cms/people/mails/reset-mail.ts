import type { Writing } from '../../mail/send-letter.ts'

/** The email with a link to choose a new password. @param link works for an hour */
export const resetMail = (site: string, link: string): Writing => ({
  locale: 'en',
  subject: 'Choose a new password',
  parts: [
    `Someone, probably you, asked for a new password for your account at ${site}.`,
    'Choose one within an hour. The link works once:',
    { href: link, label: 'Choose a new password' },
  ],
  end: [
    'If you did not ask for it, you don’t need to do anything. Your password stays as it is. Nobody from the directory will ever ask you for it.',
  ],
})
