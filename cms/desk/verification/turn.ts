import type { PayloadRequest } from 'payload'
import type { Month, Turn } from '../../presenters/verification/screen.ts'
import { claimNext } from '../../queries/verification/claims.ts'
import { countDue, daysOfMonth } from '../../queries/verification/queue.ts'
import { readToVerify } from './clinic-to-verify.ts'

export const monthSoFar = async (req: PayloadRequest): Promise<Month> => ({
  ...(await countDue(req)),
  days: await daysOfMonth(req),
})

/** The next clinic of a person, claimed, and how the month stands. */
export const nextTurn = async (
  req: PayloadRequest,
  user: number,
  except: number[],
): Promise<Turn> => {
  const id = await claimNext(req, user, except)
  return { clinic: id === null ? null : await readToVerify(req, id), month: await monthSoFar(req) }
}
