import type { PayloadRequest } from 'payload'
import type { Forms, FormValues, Locale } from '../../contract/index.ts'
import { lockText } from '../../database/lock-text.ts'
import { LOCKS } from '../../database/locks.ts'
import { inOneTransaction } from '../../database/one-transaction.ts'
import { asWritten } from '../../documents/as-written.ts'
import type { FormHandler } from '../../http/forms/form-handler.ts'
import { inBackground } from '../../mail/in-background.ts'
import type { ClinicSubmission } from '../../payload-types.ts'
import { submissionToken } from '../private-link.ts'
import { submissionsOfToday } from '../queries/recent-submissions.ts'

type Values = FormValues<Forms['submitClinic']['fields']>

/** Writes to an operator that a submission has arrived. */
export type TellOperator = (submission: ClinicSubmission) => Promise<unknown>

/** Whether a stored submission is what is sent now, in every field. */
const isSame = (stored: ClinicSubmission, values: Values): boolean =>
  Object.entries(values).every(
    ([name, value]) =>
      JSON.stringify(Reflect.get(stored, name) || null) === JSON.stringify(value || null),
  )

/**
 * Stores a submission. The same one again within a day is stored once: its answer was lost, or somebody
 * pressed twice.
 */
const keep = async (req: PayloadRequest, values: Values, locale: Locale) => {
  const collection = 'clinic-submissions'
  const { payload } = req
  await lockText(req, LOCKS.submitting, values.contactEmail.toLowerCase())
  const today = await submissionsOfToday(req, values.contactEmail)
  const where = { id: { in: today } }
  const { docs } = await payload.find({ collection, where, depth: 0, pagination: false, req })
  const written = await asWritten(req, collection, values)
  const stored = docs.find((doc) => isSame(doc, written))
  if (stored) return { submission: stored, isFirstToday: false }
  const data = { ...values, locale, status: 'received' }
  const submission = await payload.create({ collection, data, depth: 0, req })
  return { submission, isFirstToday: today.length === 0 }
}

/**
 * Stores what an operator sends. Anybody can type any address, so one address gets at most one email
 * a day about what arrives.
 */
export const submitClinic: FormHandler<
  'submitClinic',
  { tellOperator?: TellOperator | undefined }
> = async (values, { payload, locale, tellOperator }) => {
  const { submission, isFirstToday } = await inOneTransaction(payload, (req) =>
    keep(req, values, locale),
  )
  // The submission is stored, so don't wait for the mail host; failures are logged there.
  if (isFirstToday && tellOperator) inBackground(tellOperator(submission))
  return { token: submissionToken(submission.id, payload.secret) }
}
