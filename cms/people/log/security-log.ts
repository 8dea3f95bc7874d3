import type { PayloadRequest } from 'payload'
import { VISITOR_HEADER } from '../../http/limits/address.ts'
import { networkPseudonym } from '../sign-in/network.ts'

/** What is logged about accounts. */
export type SecurityEvent =
  | 'sign-in'
  | 'sign-in.failed'
  | 'sign-in.throttled'
  | 'sign-out'
  | 'sessions.ended'
  | 'password.asked'
  | 'password.reset'
  | 'password.changed'
  | 'email.changed'
  | 'role.changed'
  | 'account.created'
  | 'account.invited'
  | 'account.deactivated'
  | 'account.reactivated'
  | 'factor.added'
  | 'factor.failed'
  | 'factor.removed'
  | 'recovery-code.used'
  | 'recovery-codes.made'

interface Details {
  /** The id of the account that it is about, if there is one. */
  account?: number | undefined
  /** Which limit was reached. */
  limit?: string
  role?: string
  /** How many sessions were ended. */
  ended?: number
  /** How many recovery codes are left. */
  left?: number
  /** How they signed in, if not with a password. */
  through?: 'provider'
}

/**
 * Writes one line to the log, whatever the log's level. It holds no personal data: accounts by their
 * ids, and a pseudonym of the network that the request came from. `by` is whoever was signed in.
 */
export const logSecurity = (
  req: PayloadRequest,
  event: SecurityEvent,
  details: Details = {},
): void => {
  const logger = req.payload.logger.child({}, { level: 'info' })
  const network = req.headers?.get(VISITOR_HEADER) ? networkPseudonym(req) : undefined
  logger.info({ event, ...details, by: req.user?.id, network })
}
