import type { Payload } from 'payload'
import { pathsFor } from '../contract/paths.ts'
import { PRINTED } from '../mail/mail.ts'

const paths = pathsFor('en')

/**
 * Sends the link that confirms an address for the newsletter.
 * @returns undefined where no mail is set up
 */
export const confirmationMail = (payload: Payload, publicUrl: string) => {
  if (payload.email.name === PRINTED) return undefined
  return async (email: string, token: string): Promise<void> => {
    const { tagline } = await payload.findGlobal({ slug: 'site-settings' })
    const text = [
      `Someone, probably you, asked for the newsletter of ${tagline}. To receive it, open this page`,
      'and press the button. The link can be used for 7 days.',
      '',
      publicUrl + paths.confirmNewsletter(token),
      '',
      'If it was not you, you need do nothing: nothing more will be sent.',
    ].join('\n')
    await payload.sendEmail({ to: email, subject: 'Please confirm your address', text })
  }
}
