import { ROLE_WORDS, type Role } from '../../access/roles.ts'
import { quotedName } from '../../mail/letter/letter.ts'
import type { Writing } from '../../mail/send-letter.ts'

/** Days after which an invitation no longer works. */
export const INVITATION_DAYS = 7

export interface Invitation {
  /** What the directory calls itself. */
  site: string
  /** Who invites. */
  by: string
  role: Role
  email: string
  link: string
  /** The identity provider, if people sign in with it alone: the link then opens its button. */
  provider: string | undefined
}

/** The email that invites somebody into the panel. */
export const invitationMail = ({ site, by, role, email, link, provider }: Invitation): Writing => ({
  locale: 'en',
  subject: 'Your invitation to the directory’s panel',
  parts: [
    `${quotedName(by)} invites you to help keep ${site}, a directory of free and low-cost clinics.`,
    ...ROLE_WORDS.filter((words) => words.role === role).map(
      ({ name, does }) => `Your role is ${name.en.toLowerCase()}: ${does.en}.`,
    ),
    provider
      ? `Sign in with ${provider}, as ${email}:`
      : `Choose a password within ${INVITATION_DAYS} days. Then sign in with it and ${email}:`,
    { href: link, label: provider ? `Sign in with ${provider}` : 'Choose a password' },
  ],
  end: ['If you don’t know what this is about, you don’t need to do anything.'],
})
