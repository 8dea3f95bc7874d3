import { z } from 'zod'
import { ROLES } from '../../access/roles.ts'
import { localeOf } from '../../contract/paths.ts'
import { beginLetter } from '../../mail/begin-letter.ts'
import { settleLetter } from '../../mail/queries/letters.ts'
import { sendsMail } from '../../mail/send-letter.ts'
import { sendBegun } from '../../mail/send-to-visitor.ts'
import { showLetter } from '../../mail/show-letter.ts'
import { refuseUnfilled } from '../../messages/index.ts'
import { action, documentId } from '../../panel-kit/action.ts'
import { letterInput } from '../../panel-kit/letters/letter-form.ts'
import { Refusal } from '../../panel-kit/refusal.ts'
import { ANSWERED, ASKED, isOpen } from '../conversation.ts'
import { setConversation } from '../queries/set-conversation.ts'
import { questionMail } from '../question-mail.ts'
import { openSubmission, readSubmission } from './open-submission.ts'

// In the operator's language, whatever is sent: their private page is in it.
const input = z.object({ id: documentId, text: letterInput.text })

/** A question as it would arrive. Nothing is sent. */
export const showQuestion = action({
  method: 'post',
  path: '/submissions/:id/questions/preview',
  roles: ROLES,
  input,
  act: async ({ id, text }, req) => {
    const submission = await readSubmission(req, id)
    const write = () => questionMail(req.payload, submission, text)
    return showLetter(req.payload, localeOf(submission.locale), write)
  },
})

/** Asks the operator something, by email and on their private page. */
export const askOperator = action({
  method: 'post',
  path: '/submissions/:id/questions',
  roles: ROLES,
  input,
  act: async ({ id, text }, req, { id: by }) => {
    refuseUnfilled(text)
    const submission = await openSubmission(req, id)
    if (!isOpen(submission.status))
      throw new Refusal(
        {
          en: 'The review is over, so the operator can no longer answer.',
          es: 'La revisión terminó, así que el operador ya no puede responder.',
        },
        409,
      )
    const { subject, locale } = questionMail(req.payload, submission, text)
    const written = { kind: 'question', locale, subject, text, by } as const
    const begun = await beginLetter(req, { submission: id }, written)
    if (!begun)
      throw new Refusal(
        { en: 'This submission no longer exists.', es: 'Esta solicitud ya no existe.' },
        404,
      )
    if (begun.isNew) await setConversation(req, id, ASKED)
    return { submission, begun, text }
  },
  after: async ({ submission, begun, text }, { payload }) => {
    const locale = localeOf(submission.locale)
    if (!sendsMail(payload)) {
      await settleLetter({ payload }, begun.id, { outcome: 'not set up' })
      return { mail: 'not set up' }
    }
    const mail = await sendBegun(payload, locale, begun, {
      to: submission.contactEmail,
      write: () => questionMail(payload, submission, text),
      trouble: `The question about submission ${submission.id} could not be sent`,
    })
    return { mail }
  },
})

/** Somebody has read what the operator answered, and nothing else is to be done about it. */
export const takeUpAnswer = action({
  method: 'post',
  path: '/submissions/:id/answer-read',
  roles: ROLES,
  input: z.object({ id: documentId }),
  act: async ({ id }, req) => {
    const { conversation } = await openSubmission(req, id)
    if (conversation === ANSWERED) await setConversation(req, id, null)
    return {}
  },
})
