import {
  APIError,
  addDataAndFileToRequest,
  type Endpoint,
  type PayloadRequest,
  resetPasswordOperation,
} from 'payload'
import { inBackground } from '../../mail/in-background.ts'
import { sendsMail, trySendingLetter } from '../../mail/send-letter.ts'
import { Refusal } from '../../panel-kit/refusal.ts'
import { panelLanguage } from '../../panel-kit/say.ts'
import { logSecurity } from '../log/security-log.ts'
import { resetMail } from '../mails/reset-mail.ts'
import { endInvitationOf, findAccount } from '../queries/account.ts'
import { endSessions } from '../queries/sessions.ts'
import { allowUnusedSession } from '../second-factor/require-factor.ts'
import { tellOwner } from '../tell-owner.ts'
import { sentText } from './answer.ts'
import { countRequest, mayMailLink } from './limits.ts'
import { storedAccount } from './session.ts'

const sendLink = async (req: PayloadRequest, email: string): Promise<void> => {
  const account = await findAccount(req, email)
  logSecurity(req, 'password.asked', { account: account?.id })
  if (!account?.isActive) return
  const given = await mayMailLink(req, account.id)
  if (!given) return
  const data = { email }
  // The token is committed before it is mailed.
  const token = await req.payload.forgotPassword({
    collection: 'users',
    data,
    disableEmail: true,
    req,
  })
  const link = `${req.payload.config.serverURL}/admin/reset/${token}`
  const language = account.language ?? panelLanguage(req.i18n.language)
  const { outcome } = await trySendingLetter(req.payload, language, {
    to: email,
    write: (site) => resetMail(site, link, language),
    trouble: 'A link for a new password could not be sent',
  })
  if (outcome !== 'sent') await given.takeBack()
}

/**
 * In place of Payload’s own. The answer doesn't wait for the email, so that its time tells nobody
 * whether there is an account.
 */
export const forgotPassword: Omit<Endpoint, 'root'> = {
  method: 'post',
  path: '/forgot-password',
  handler: async (req) => {
    await addDataAndFileToRequest(req)
    const email = sentText(req, 'email').toLowerCase().trim()
    if (!email)
      throw new Refusal({ en: 'Enter your email address.', es: 'Escriba su correo electrónico.' })
    await countRequest(req, 'forgotten')
    inBackground(
      sendLink(req, email).catch((error: unknown) => {
        req.payload.logger.error({ err: error, msg: 'A link for a new password was not sent' })
      }),
    )
    if (!sendsMail(req.payload))
      throw new Refusal(
        {
          en: 'No email can be sent from here. Ask an admin to set a new password for you.',
          es: 'Desde aquí no se puede enviar correo. Pida a Administración que le ponga una nueva contraseña.',
        },
        409,
      )
    return Response.json({ message: req.t('general:success') })
  },
}

const tellWhy = (error: unknown): never => {
  if (!(error instanceof APIError) || error.status !== 403) throw error
  throw new Refusal(
    {
      en: 'This link is used or too old. Ask for a new one.',
      es: 'Este enlace ya se usó o es demasiado antiguo. Pida uno nuevo.',
    },
    403,
  )
}

/**
 * In place of Payload’s own, which lets anybody try as often as they like, and signs people in without
 * their second factor. Here everybody then signs in with the new password.
 */
export const resetPassword: Omit<Endpoint, 'root'> = {
  method: 'post',
  path: '/reset-password',
  handler: async (req) => {
    await addDataAndFileToRequest(req)
    await countRequest(req, 'reset')
    allowUnusedSession(req)
    const { user } = await resetPasswordOperation({
      collection: req.payload.collections.users,
      data: { token: sentText(req, 'token'), password: sentText(req, 'password') },
      req,
    }).catch(tellWhy)
    await endSessions(req, Number(user.id))
    await endInvitationOf(req, Number(user.id))
    logSecurity(req, 'password.reset', { account: Number(user.id) })
    const owner = await storedAccount(req, Number(user.id))
    if (owner) tellOwner(req, owner, 'new password')
    return Response.json({ message: req.t('authentication:passwordResetSuccessfully') })
  },
}
