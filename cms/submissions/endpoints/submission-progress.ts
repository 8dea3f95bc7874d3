import { json } from '../../contract/json.ts'
import type { Handler } from '../../http/handler.ts'
import { notFound } from '../../http/problems.ts'
import { submissionOf } from '../private-link.ts'
import { readSubmission } from '../queries/read-submission.ts'

export const submissionProgress: Handler<'submissionProgress'> = async (
  { token },
  { pool, payload },
) => {
  const id = submissionOf(token, payload.secret)
  const progress = id === undefined ? undefined : await readSubmission(pool, id)
  if (!progress) throw notFound('This link leads to no submission.')
  return json(progress)
}
