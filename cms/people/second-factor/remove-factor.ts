import type { PayloadRequest } from 'payload'
import { logSecurity } from '../log/security-log.ts'
import { deleteFactor } from '../queries/second-factor.ts'

/** Removes the second factor of an account. @returns whether there was one */
export const removeFactor = async (req: PayloadRequest, account: number): Promise<boolean> => {
  const isRemoved = await deleteFactor(req, account)
  if (isRemoved) logSecurity(req, 'factor.removed', { account })
  return isRemoved
}
