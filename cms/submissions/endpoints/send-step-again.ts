import { z } from 'zod'
import { ROLES } from '../../access/roles.ts'
import { localeOf } from '../../contract/paths.ts'
import { lettersAbout } from '../../mail/queries/letters.ts'
import { takeUpLetter } from '../../mail/queries/take-up-letter.ts'
import { action, documentId } from '../../panel-kit/action.ts'
import { Refusal } from '../../panel-kit/refusal.ts'
import { tellOperator } from '../tell-operator.ts'
import { wordsIn } from '../words/words-in.ts'
import { openSubmission } from './open-submission.ts'
import { clinicOf } from './submission-clinic.ts'

/** Sends the email about the last step again, which did not arrive. */
export const sendStepAgain = action({
  method: 'post',
  path: '/submissions/:id/letters/again',
  roles: ROLES,
  input: z.object({ id: documentId }),
  act: async ({ id }, req, { id: by }) => {
    const submission = await openSubmission(req, id)
    const { subjects } = wordsIn(localeOf(submission.locale))
    const letters = await lettersAbout(req, { submission: id })
    const last = letters.findLast(({ kind }) => kind === 'step')
    if (!last || last.outcome === 'sent' || last.outcome === 'sending')
      throw new Refusal(
        { en: 'The last email has been sent already.', es: 'El último correo ya se envió.' },
        409,
      )
    if (last.subject !== subjects[submission.status])
      throw new Refusal(
        {
          en: 'The submission has gone on since that email. Send them their link.',
          es: 'La solicitud avanzó después de ese correo. Mándele al operador su enlace.',
        },
        409,
      )
    await takeUpLetter(req, last.id, by)
    const clinic = await clinicOf(req, submission)
    return { submission, slug: clinic?.slug, letter: last.id }
  },
  after: async ({ submission, slug, letter }, { payload }) => {
    const publicUrl = payload.config.serverURL
    return { mail: await tellOperator(payload, { submission, publicUrl, slug, letter }) }
  },
})
