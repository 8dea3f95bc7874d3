import type { PayloadRequest } from 'payload'
import { inBackground } from '../mail/in-background.ts'
import { sendsMail, trySendingLetter } from '../mail/send-letter.ts'
import { momentInWords } from '../panel-kit/moment.ts'
import { panelLanguage } from '../panel-kit/say.ts'
import type { User } from '../payload-types.ts'
import { type Change, ownerNews } from './mails/owner-news.ts'

export type Owner = Pick<User, 'email' | 'language'>

/**
 * Emails the owner of an account what was changed in it, if mail is set up. Nobody waits for it.
 * @param owner as stored before the change
 */
export const tellOwner = (req: PayloadRequest, owner: Owner, change: Change): void => {
  const { payload, user, i18n } = req
  if (!sendsMail(payload)) return
  const { email } = owner
  const isOther = user && user.email !== email
  const language = owner.language ?? panelLanguage(isOther ? undefined : i18n?.language)
  const at = momentInWords(new Date().toISOString(), language)
  const home = payload.config.serverURL
  const sending = trySendingLetter(payload, language, {
    to: email,
    write: (site) => ownerNews({ change, site, at, home }, language),
    trouble: 'The owner of an account could not be told by email',
  })
  inBackground(sending)
}
