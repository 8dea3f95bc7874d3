import { json } from '../contract/json.ts'
import { readSubmission } from '../queries/read-submission.ts'
import { submissionOf } from '../submissions/private-link.ts'
import type { Handler } from './handler.ts'
import { notFound } from './problems.ts'

export const submissionProgress: Handler<'submissionProgress'> = async (
  { token },
  { pool, payload },
) => {
  const id = submissionOf(token, payload.secret)
  const progress = id === undefined ? undefined : await readSubmission(pool, id)
  if (!progress) throw notFound('This link leads to no submission.')
  return json(progress)
}
