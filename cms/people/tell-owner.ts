import type { PayloadRequest } from 'payload'
import { inBackground } from '../mail/in-background.ts'
import { NO_MAIL } from '../mail/mail.ts'
import { momentInWords } from '../panel-kit/moment.ts'

/** What the owner of an account is told of. */
type Change = 'factor added' | 'factor removed' | 'new password' | 'new email'

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

const textOf = (change: Change, site: string) =>
  [
    `Healthcare for All: ${NEWS[change].what}`,
    `It happened on ${momentInWords(new Date().toISOString())}${site && `, at ${site}`}.`,
    '',
    'If it was you, or you asked an admin for it, you don’t need to do anything.',
    '',
    'If it was not you, somebody else may be using your account. Tell an admin of the directory at once:',
    'they can stop it by deactivating the account.',
    ...(change === 'new email' || !site
      ? []
      : [`Then choose a new password here: ${site}/admin/forgot`]),
  ].join('\n')

/**
 * Emails the owner of an account what was changed in it, if mail is set up. Nobody waits for it.
 * @param email of the owner, as it was before the change
 */
export const tellOwner = ({ payload }: PayloadRequest, email: string, change: Change): void => {
  if (payload.email.name === NO_MAIL) return
  const sending = payload
    .sendEmail({
      // As an object, so that the address isn't parsed for further addresses.
      to: { name: '', address: email },
      headers: { 'Auto-Submitted': 'auto-generated' },
      subject: NEWS[change].subject,
      text: textOf(change, payload.config.serverURL),
    })
    .catch((error: unknown) =>
      // Mail hosts quote the address in their messages.
      payload.logger.error(
        `The owner of an account could not be told by email (${Object(error).code ?? 'no code'})`,
      ),
    )
  inBackground(sending)
}
