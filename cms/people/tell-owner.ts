import type { PayloadRequest } from 'payload'
import { inBackground } from '../mail/in-background.ts'
import { sendsMail, trySendingLetter } from '../mail/send-letter.ts'
import { momentInWords } from '../panel-kit/moment.ts'
import { type PanelLanguage, panelLanguage } from '../panel-kit/say.ts'
import { type Change, ownerNews } from './mails/owner-news.ts'

/** Nobody knows in which language somebody else reads the panel: it is kept in their browser. */
const languageOf = ({ user, i18n }: PayloadRequest, email: string): PanelLanguage =>
  user && user.email !== email ? 'en' : panelLanguage(i18n?.language)

/**
 * Emails the owner of an account what was changed in it, if mail is set up. Nobody waits for it.
 * @param email of the owner, as it was before the change
 */
export const tellOwner = (req: PayloadRequest, email: string, change: Change): void => {
  const { payload } = req
  if (!sendsMail(payload)) return
  const language = languageOf(req, email)
  const at = momentInWords(new Date().toISOString(), language)
  const home = payload.config.serverURL
  const sending = trySendingLetter(payload, language, {
    to: email,
    write: (site) => ownerNews({ change, site, at, home }, language),
    trouble: 'The owner of an account could not be told by email',
  })
  inBackground(sending)
}
