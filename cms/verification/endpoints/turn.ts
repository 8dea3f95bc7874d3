import type { PayloadRequest } from 'payload'
import { sayTo } from '../../panel-kit/say.ts'
import { callInWords } from '../present/call-in-words.ts'
import { countOffered } from '../queries/call-lists.ts'
import { firstOpening } from '../queries/call-times.ts'
import { claimNext } from '../queries/claims.ts'
import { isOffered, type Wanted } from '../queries/offered.ts'
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
  return call?.name
    ? { call: call.id, label: callInWords(call.outcome, call.name, sayTo(req)) }
    : null
}

const isNarrowed = ({ filter = {}, callList }: Wanted) =>
  callList !== undefined || Object.keys(filter).length > 0

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
    opensAt: isWaiting ? await firstOpening(req, user, wanted) : null,
    month: await monthSoFar(req),
    undo: await lastCall(req, user),
    offered: isNarrowed(wanted) ? await countOffered(req, isOffered(user, wanted)) : null,
  }
}
