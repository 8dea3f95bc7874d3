import type { PayloadRequest } from 'payload'
import { z } from 'zod'
import { ROLES } from '../../access/roles.ts'
import { likelyDuplicates } from '../../clinics/index.ts'
import { localeOf, pathsFor } from '../../contract/paths.ts'
import { idOf } from '../../documents/id-of.ts'
import { nameOfId } from '../../documents/queries/people.ts'
import { NO_MAIL } from '../../mail/mail.ts'
import { lettersAbout } from '../../mail/queries/letters.ts'
import { readyAnswers } from '../../messages/index.ts'
import { action, documentId } from '../../panel-kit/action.ts'
import { panelLanguage, sayTo } from '../../panel-kit/say.ts'
import { isOpen } from '../conversation.ts'
import { stepsFrom, takesClinic } from '../steps.ts'
import { submissionPath } from '../tell-operator.ts'
import { HAS_LEFT, readSubmission, type Submission } from './open-submission.ts'
import { whyUnpublishable } from './publish-clinic.ts'
import { readDraftClinic } from './read-draft-clinic.ts'
import type { LoggedStep, SubmissionReview } from './review-answer.ts'
import { clinicOf } from './submission-clinic.ts'

const readLog = async (
  req: PayloadRequest,
  { log, createdAt }: Submission,
): Promise<LoggedStep[]> => {
  const ids = new Set((log ?? []).flatMap(({ by }) => (by ? [idOf(by)] : [])))
  const names = new Map<number, string>()
  for (const id of ids) names.set(id, await nameOfId(req, id, sayTo(req)(HAS_LEFT)))
  return [
    { step: 'received', at: createdAt, by: null, note: null },
    ...(log ?? []).map(({ step, at, by, note }) => ({
      step,
      at,
      by: by ? (names.get(idOf(by)) ?? null) : null,
      note: note ?? null,
    })),
  ]
}

/** Everything that a reviewer needs to see about a submission. */
export const showSubmission = action({
  method: 'get',
  path: '/submissions/:id',
  roles: ROLES,
  input: z.object({ id: documentId }),
  act: async ({ id }, req, user): Promise<SubmissionReview> => {
    const submission = await readSubmission(req, id)
    const { clinic, notes, stateId } = await readDraftClinic(
      req,
      submission,
      panelLanguage(req.i18n.language),
    )
    const own = await clinicOf(req, submission)
    const { latitude, longitude, name, address, city, zipCode, phone, website } = clinic
    const duplicates = await likelyDuplicates(req, {
      name: name ?? '',
      phone: phone ?? submission.phone,
      address,
      city,
      zipCode,
      stateId,
      point: latitude && longitude ? { latitude, longitude } : null,
      exceptId: own?.own ? own.id : null,
    })
    const locale = localeOf(submission.locale)
    const known = {
      name: submission.contactName,
      clinic: submission.clinicName,
      link: own?.slug && req.payload.config.serverURL + pathsFor(locale).clinic(own.slug),
    }
    const { log: _, notes: __, clinic: ___, ...sent } = submission
    return {
      sent,
      tidied: { name, address, city, state: clinic.state, zipCode, phone, website },
      remarks: notes,
      duplicates,
      clinic: own ?? null,
      takesClinic: takesClinic(submission.status),
      steps: stepsFrom(submission.status, user.role).map(({ roles, ...step }) => step),
      whyUnpublishable: whyUnpublishable(own),
      log: await readLog(req, submission),
      reasons: await readyAnswers(req, 'decline', locale, known),
      canAsk: isOpen(submission.status),
      questions: await readyAnswers(req, 'question', locale, known),
      letters: await lettersAbout(req, { submission: id }),
      link: submissionPath(submission, req.payload),
      mailsOperator: req.payload.email.name !== NO_MAIL,
    }
  },
})
