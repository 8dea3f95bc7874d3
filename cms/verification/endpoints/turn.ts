import type { PayloadRequest } from 'payload'
import { idOf } from '../../documents/id-of.ts'
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
  if (!call) return null
  const clinics = { collection: 'clinics', id: idOf(call.clinic), depth: 0 } as const
  const clinic = await req.payload.findByID({ ...clinics, disableErrors: true, req })
  return clinic && { call: call.id, label: callInWords(call.outcome, clinic.name) }
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
