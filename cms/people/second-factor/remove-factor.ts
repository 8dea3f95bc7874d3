import type { PayloadRequest } from 'payload'
import { recordSecondFactor } from '../../history/index.ts'
import { logSecurity } from '../log/security-log.ts'
import { deleteFactor } from '../queries/second-factor.ts'
import { storedAccount } from '../sign-in/session.ts'
import { tellOwner } from '../tell-owner.ts'

/** Removes the second factor of an account, and tells its owner. @returns whether there was one */
export const removeFactor = async (req: PayloadRequest, account: number): Promise<boolean> => {
  const isRemoved = await deleteFactor(req, account)
  if (!isRemoved) return false
  logSecurity(req, 'factor.removed', { account })
  const owner = await storedAccount(req, account)
  if (owner) {
    await recordSecondFactor(req, owner, false)
    tellOwner(req, owner, 'factor removed')
  }
  return true
}
