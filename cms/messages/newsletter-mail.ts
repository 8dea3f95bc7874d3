import type { Payload } from 'payload'
import { pathsFor } from '../contract/paths.ts'
import { NO_MAIL } from '../mail/mail.ts'

const paths = pathsFor('en')

/**
 * Sends the link that confirms an address for the newsletter.
 * @returns undefined if no mail is set up
 */
export const confirmationMail = (payload: Payload, publicUrl: string) => {
  if (payload.email.name === NO_MAIL) return undefined
  return async (email: string, token: string): Promise<void> => {
    const { tagline } = await payload.findGlobal({ slug: 'site-settings' })
    const text = [
      `Someone, probably you, signed up for the newsletter of ${tagline}. To receive it, open this page`,
      'and press the button. The link works for 7 days.',
      '',
      publicUrl + paths.confirmNewsletter(token),
      '',
      'If it was not you, you don’t need to do anything. Nothing more will be sent.',
    ].join('\n')
    await payload.sendEmail({ to: email, subject: 'Please confirm your address', text })
  }
}
