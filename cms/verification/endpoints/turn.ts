import type { PayloadRequest } from 'payload'
import { callInWords } from '../present/call-in-words.ts'
import { claimNext } from '../queries/claims.ts'
import { countDue, daysOfMonth } from '../queries/queue.ts'
import { lastCallBy } from '../queries/undo.ts'
import type { Month, Turn } from './answers.ts'
import { readToVerify } from './clinic-to-verify.ts'

export const monthSoFar = async (req: PayloadRequest): Promise<Month> => ({
  ...(await countDue(req)),
  days: await daysOfMonth(req),
})

/** A person's last call by what their button says. */
export const lastCall = async (req: PayloadRequest, user: number): Promise<Turn['undo']> => {
  const call = await lastCallBy(req, user)
  return call?.name ? { call: call.id, label: callInWords(call.outcome, call.name) } : null
}

/** The next clinic of a person, claimed, and how the month stands. */
export const nextTurn = async (
  req: PayloadRequest,
  user: number,
  except: number[],
): Promise<Turn> => {
  const id = await claimNext(req, user, except)
  return {
    clinic: id === null ? null : await readToVerify(req, id),
    month: await monthSoFar(req),
    undo: await lastCall(req, user),
  }
}
