import type { Writing } from '../../mail/send-letter.ts'

/** What the owner of an account is told of. */
export type Change = 'factor added' | 'factor removed' | 'new password' | 'new email'

const NEWS: Record<Change, { subject: string; what: string }> = {
  'factor added': {
    subject: 'A second factor was added to your account',
    what: 'A second factor was added to your account. Signing in now needs a code too.',
  },
  'factor removed': {
    subject: 'The second factor of your account was removed',
    what: 'The second factor of your account was removed. Your password alone now opens it.',
  },
  'new password': {
    subject: 'The password of your account was changed',
    what: 'The password of your account was changed.',
  },
  'new email': {
    subject: 'The email address of your account was changed',
    what: 'The email address of your account was changed. This one no longer signs you in.',
  },
}

interface News {
  change: Change
  /** What the directory calls itself. */
  site: string
  /** When it happened, in words. */
  at: string
  /** The public origin; empty if nobody has set it. */
  home: string
}

/** The email that tells the owner of an account what was changed in it. */
export const ownerNews = ({ change, site, at, home }: News): Writing => ({
  locale: 'en',
  subject: NEWS[change].subject,
  parts: [
    `${site}: ${NEWS[change].what}`,
    `It happened on ${at}${home && `, at ${home}`}.`,
    'If it was you, or you asked an admin for it, you don’t need to do anything.',
    'If it was not you, somebody else may be using your account. Tell an admin of the directory at once: they can stop it by deactivating the account.',
    ...(change === 'new email' || !home
      ? []
      : [
          'Then choose a new password here:',
          { href: `${home}/admin/forgot`, label: 'Choose a new password' },
        ]),
  ],
})
