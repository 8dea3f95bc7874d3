import { json } from '../../contract/json.ts'
import type { Handler } from '../../http/handler.ts'
import { notFound } from '../../http/problems.ts'
import { submissionOf } from '../private-link.ts'
import { readSubmission } from '../queries/read-submission.ts'

export const submissionProgress: Handler<'submissionProgress'> = async ({ token }, { payload }) => {
  const id = submissionOf(token, payload.secret)
  // Not from a replica: who has just sent it opens the link at once.
  const progress = id === undefined ? undefined : await readSubmission(payload.db.pool, id)
  if (!progress) throw notFound((words) => words.noSubmission)
  return json(progress)
}
