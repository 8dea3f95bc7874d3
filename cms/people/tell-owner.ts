import type { PayloadRequest } from 'payload'
import { inBackground } from '../mail/in-background.ts'
import { sendsMail, trySendingLetter } from '../mail/send-letter.ts'
import { momentInWords } from '../panel-kit/moment.ts'
import { type Change, ownerNews } from './mails/owner-news.ts'

/**
 * Emails the owner of an account what was changed in it, if mail is set up. Nobody waits for it.
 * @param email of the owner, as it was before the change
 */
export const tellOwner = ({ payload }: PayloadRequest, email: string, change: Change): void => {
  if (!sendsMail(payload)) return
  const [at, home] = [momentInWords(new Date().toISOString()), payload.config.serverURL]
  const sending = trySendingLetter(payload, 'en', {
    to: email,
    write: (site) => ownerNews({ change, site, at, home }),
    trouble: 'The owner of an account could not be told by email',
  })
  inBackground(sending)
}
