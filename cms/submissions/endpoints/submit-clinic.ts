import type { Intake } from '../../product/public-forms.ts'
import { submissionToken } from '../private-link.ts'

export const submitClinic: Intake<'submitClinic'> = async (values, { payload, tellOperator }) => {
  const data = { ...values, status: 'received' }
  const submission = await payload.create({ collection: 'clinic-submissions', data })
  // It is kept; nobody is to wait for a mail host, which logs by itself what it can't do.
  void tellOperator?.(submission)
  return { token: submissionToken(submission.id, payload.secret) }
}
