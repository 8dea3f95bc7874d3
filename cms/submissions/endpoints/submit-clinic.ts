import type { FormHandler } from '../../http/forms/form-handler.ts'
import type { ClinicSubmission } from '../../payload-types.ts'
import { submissionToken } from '../private-link.ts'

/** Writes to an operator that a submission has arrived. */
export type TellOperator = (submission: ClinicSubmission) => Promise<unknown>

export const submitClinic: FormHandler<
  'submitClinic',
  { tellOperator?: TellOperator | undefined }
> = async (values, { payload, tellOperator }) => {
  const data = { ...values, status: 'received' }
  const submission = await payload.create({ collection: 'clinic-submissions', data })
  // It is kept; nobody is to wait for a mail host, which logs by itself what it can't do.
  void tellOperator?.(submission)
  return { token: submissionToken(submission.id, payload.secret) }
}
