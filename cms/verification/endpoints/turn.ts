import type { PayloadRequest } from 'payload'
import { callInWords } from '../present/call-in-words.ts'
import { firstOpening } from '../queries/call-times.ts'
import { claimNext, type Wanted } from '../queries/claims.ts'
import { countDue, daysOfMonth } from '../queries/queue.ts'
import { lastCallBy } from '../queries/undo.ts'
import type { Month, Turn } from './answers.ts'
import { readToVerify } from './clinic-to-verify.ts'

export const monthSoFar = async (req: PayloadRequest): Promise<Month> => ({
  ...(await countDue(req)),
  days: await daysOfMonth(req),
})

/** A person's last call, with the label for the undo button. */
export const lastCall = async (req: PayloadRequest, user: number): Promise<Turn['undo']> => {
  const call = await lastCallBy(req, user)
  return call?.name ? { call: call.id, label: callInWords(call.outcome, call.name) } : null
}

/** Claims the next clinic for a person, and returns it with the month so far. */
export const nextTurn = async (
  req: PayloadRequest,
  user: number,
  wanted: Wanted,
): Promise<Turn> => {
  const id = await claimNext(req, user, wanted)
  const isWaiting = id === null && wanted.list === 'calls' && !wanted.closedToo
  return {
    clinic: id === null ? null : await readToVerify(req, id),
    opensAt: isWaiting ? await firstOpening(req, wanted.except) : null,
    month: await monthSoFar(req),
    undo: await lastCall(req, user),
  }
}
