import type { PayloadRequest } from 'payload'
import { inOneTransaction } from '../../database/one-transaction.ts'
import type { FormHandler } from '../../http/forms/form-handler.ts'
import { badRequest, notFound } from '../../http/problems.ts'
import { type KeptLetter, keepLetter, lettersAbout } from '../../mail/queries/letters.ts'
import { ANSWERED, isOpen } from '../conversation.ts'
import { submissionOf } from '../private-link.ts'
import { lockSubmission } from '../queries/lock-submission.ts'
import { setConversation } from '../queries/set-conversation.ts'
import { readSubmission } from './open-submission.ts'

const noSubmission = () => notFound((words) => words.noSubmission)

/** Said once since the last question; again, it was pressed twice, or its receipt was lost. */
const isSaid = (sinceAsked: KeptLetter[], said: string): boolean =>
  sinceAsked.some(({ kind, text }) => kind === 'answer' && text === said)

const keep = async (req: PayloadRequest, id: number, text: string): Promise<void> => {
  if (!(await lockSubmission(req, id))) throw noSubmission()
  const { status } = await readSubmission(req, id)
  if (!isOpen(status)) throw badRequest((words) => words.reviewOver)
  const letters = await lettersAbout(req, { submission: id })
  const asked = letters.findLast(({ kind }) => kind === 'question')
  if (!asked) throw badRequest((words) => words.noQuestion)
  if (isSaid(letters.slice(letters.indexOf(asked)), text)) return
  const { subject, locale } = asked
  const answer = { kind: 'answer', locale: locale ?? 'en', subject, text } as const
  await keepLetter(req, { submission: id }, { ...answer, outcome: 'received' })
  await setConversation(req, id, ANSWERED)
}

/** Keeps what an operator answers on their private page, and has somebody take it up. */
export const answerQuestion: FormHandler<'answerQuestion'> = async (
  { token, text },
  { payload },
) => {
  const id = submissionOf(token, payload.secret)
  if (id === undefined) throw noSubmission()
  await inOneTransaction(payload, (req) => keep(req, id, text))
  return { token }
}
