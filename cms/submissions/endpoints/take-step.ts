import type { PayloadRequest } from 'payload'
import { z } from 'zod'
import { hasRole, ROLES } from '../../access/roles.ts'
import { SUBMISSION_STATUSES, type SubmissionStatus } from '../../contract/constants.ts'
import { capitalized } from '../../documents/capitalized.ts'
import { idOf } from '../../documents/id-of.ts'
import { nameOfId } from '../../documents/queries/people.ts'
import { action, documentId } from '../../panel-kit/action.ts'
import { Refusal } from '../../panel-kit/refusal.ts'
import type { InEach } from '../../panel-kit/say.ts'
import { statusWords } from '../../panel-kit/status/status-words.ts'
import { afterStep } from '../conversation.ts'
import { STEP_NAMES, stepCalled } from '../steps.ts'
import { tellOperator } from '../tell-operator.ts'
import { HAS_LEFT, openSubmission, recordStep, type Submission } from './open-submission.ts'
import { publishClinic } from './publish-clinic.ts'
import { clinicOf } from './submission-clinic.ts'

const MOST_REASON = 2_000

const SOMEBODY: InEach = { en: 'Somebody', es: 'Alguien' }

/** Two people may review one submission: the second is told what the first one did. */
const movedOn = async (req: PayloadRequest, { status, log }: Submission): Promise<Refusal> => {
  const by = log?.findLast(({ step }) => step === status)?.by
  const name = by ? await nameOfId(req, idOf(by), '') : ''
  const words = statusWords(status)
  const who = by ? HAS_LEFT : SOMEBODY
  return new Refusal(
    {
      en: `${name || who.en} has just moved this to “${words.en}”. Check it before you continue.`,
      es: `${name || capitalized(who.es)} acaba de pasar esto a «${words.es}». Revíselo antes de continuar.`,
    },
    409,
  )
}

/** A submission can't be declined while its clinic is public. */
const refusePublic = async (req: PayloadRequest, submission: Submission): Promise<void> => {
  const clinic = await clinicOf(req, submission)
  if (!clinic?.own || !clinic.slug) return
  throw new Refusal(
    {
      en: `“${clinic.name}” was made from this submission and is in the directory. Open it and unpublish it, or move it to the trash, then decline.`,
      es: `«${clinic.name}» se creó con esta solicitud y está en el directorio. Ábrala y retírela de la publicación, o muévala a la papelera, y luego rechace la solicitud.`,
    },
    409,
  )
}

/** Moves a submission on by one step, and tells the operator once that is committed. */
export const takeStep = action({
  method: 'post',
  path: '/submissions/:id/step',
  roles: ROLES,
  input: z.object({
    id: documentId,
    step: z.enum(STEP_NAMES),
    /** The status that the user has seen. */
    from: z.enum(SUBMISSION_STATUSES),
    reason: z.string().trim().max(MOST_REASON).default(''),
  }),
  act: async ({ id, step, from, reason }, req) => {
    const { to, label, needsReason, roles, from: starts } = stepCalled(step)
    if (!hasRole(req, ...roles))
      throw new Refusal(
        {
          en: `“${label.en}” is for editors and admins. Ask one of them.`,
          es: `«${label.es}» es para Edición y Administración. Pídaselo a alguien con ese rol.`,
        },
        403,
      )
    req.context.savedThrough = 'Submission'
    const submission = await openSubmission(req, id)
    if (submission.status !== from) throw await movedOn(req, submission)
    if (!starts.includes(from))
      throw new Refusal(
        {
          en: `A submission can’t go straight from “${from}” to “${to}”.`,
          es: `Una solicitud no puede pasar directamente de «${statusWords(from).es}» a «${statusWords(to).es}».`,
        },
        409,
      )
    if (needsReason && reason === '')
      throw new Refusal({
        en: 'Enter a reason. The operator will see it.',
        es: 'Escriba un motivo. El operador lo verá.',
      })
    if (step === 'decline') await refusePublic(req, submission)
    const slug = step === 'publish' ? await publishClinic(req, submission) : undefined
    const moved = await recordStep(req, submission, {
      step: to,
      note: reason || undefined,
      changes: {
        status: to,
        declineReason: needsReason ? reason : null,
        conversation: afterStep(submission.conversation, to),
      },
    })
    return { submission: moved, status: to satisfies SubmissionStatus, slug }
  },
  after: async ({ submission, status, slug }, { payload, user }) => {
    const publicUrl = payload.config.serverURL
    const mail = await tellOperator(payload, { submission, publicUrl, slug, by: user?.id })
    return { status, slug, mail }
  },
})
