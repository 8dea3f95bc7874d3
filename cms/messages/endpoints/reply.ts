import { z } from 'zod'
import { ROLES } from '../../access/roles.ts'
import { beginLetter } from '../../mail/begin-letter.ts'
import { subjectLine } from '../../mail/letter/letter.ts'
import { lettersAbout } from '../../mail/queries/letters.ts'
import { sendsMail } from '../../mail/send-letter.ts'
import { sendBegun } from '../../mail/send-to-visitor.ts'
import { showLetter } from '../../mail/show-letter.ts'
import { action, documentId } from '../../panel-kit/action.ts'
import { type LetterDesk, letterInput } from '../../panel-kit/letters/letter-form.ts'
import { Refusal } from '../../panel-kit/refusal.ts'
import { knownOfMessage } from '../queries/known-of-message.ts'
import { openMessage, readMessage } from '../queries/open-message.ts'
import { readyAnswersInAll } from '../queries/ready-answers.ts'
import { setMessageStatus } from '../queries/set-message-status.ts'
import { refuseUnfilled } from '../ready/placeholders.ts'
import { readReply } from '../reply/read-reply.ts'
import { replySubject } from '../reply/reply-mail.ts'

const MESSAGE = { id: documentId }

const gone = () =>
  new Refusal({ en: 'This message no longer exists.', es: 'Este mensaje ya no existe.' }, 404)

/** What was answered so far, and what an answer can begin with. */
export const showReplies = action({
  method: 'get',
  path: '/messages/:id/letters',
  roles: ROLES,
  input: z.object(MESSAGE),
  act: async ({ id }, req): Promise<LetterDesk> => {
    const message = await readMessage(req, id)
    return {
      sendsMail: sendsMail(req.payload),
      ready: await readyAnswersInAll(req, 'reply', await knownOfMessage(req, message)),
      letters: await lettersAbout(req, { message: id }),
    }
  },
})

/** A reply as it would arrive. Nothing is sent. */
export const showReply = action({
  method: 'post',
  path: '/messages/:id/letters/preview',
  roles: ROLES,
  input: z.object({ ...MESSAGE, ...letterInput }),
  act: async ({ id, locale, text }, req) => {
    const { write } = await readReply(req.payload, await readMessage(req, id), locale, text)
    return showLetter(req.payload, locale, write)
  },
})

/** Answers a message by email, once. The message then counts as answered. */
export const reply = action({
  method: 'post',
  path: '/messages/:id/letters',
  roles: ROLES,
  input: z.object({ ...MESSAGE, ...letterInput }),
  act: async ({ id, locale, text }, req, { id: by }) => {
    if (!sendsMail(req.payload))
      throw new Refusal(
        {
          en: 'Email is not set up, so nothing can be sent from here.',
          es: 'El correo no está configurado, así que desde aquí no se puede enviar nada.',
        },
        409,
      )
    refuseUnfilled(text)
    const message = await openMessage(req, id)
    const subject = subjectLine(replySubject(message.subject))
    const written = { kind: 'reply', locale, subject, text, by } as const
    const begun = await beginLetter(req, { message: id }, written)
    if (!begun) throw gone()
    return { message, begun, locale, text }
  },
  after: async ({ message, begun, locale, text }, { payload }) => {
    const { id, email } = message
    const planned = await readReply(payload, message, locale, text)
    const mail = await sendBegun(payload, locale, begun, {
      ...planned,
      to: email,
      trouble: `The reply to message ${id} could not be sent`,
    })
    const status = mail === 'sent' ? 'answered' : undefined
    const now = status && (await setMessageStatus({ payload }, { id, status }))
    return { mail, status: now ?? message.status }
  },
})
