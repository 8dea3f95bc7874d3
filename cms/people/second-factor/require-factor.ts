import type { CollectionBeforeLoginHook, Payload, PayloadRequest } from 'payload'
import type { Role } from '../../access/roles.ts'
import { Refusal } from '../../panel-kit/refusal.ts'
import type { User } from '../../payload-types.ts'
import { findFactor, findSecret } from '../queries/second-factor.ts'
import type { PeopleSettings } from '../settings.ts'
import { isVouched } from '../sign-in/session.ts'

/** The password was right, but is not enough. */
export class FactorMissing extends Refusal {
  readonly account: number
  /** What the person has to do. */
  readonly next: 'enter a code' | 'set it up'

  constructor(account: number, next: FactorMissing['next']) {
    super('This account needs a second factor. Sign in at /admin.', 401)
    this.account = account
    this.next = next
  }
}

const LEADS_TO_SIGN_IN = Symbol('the session is ended before anybody has it')

/** For a change of Payload's that starts a session, which the caller then ends. */
export const allowUnusedSession = ({ context }: PayloadRequest): void => {
  Reflect.set(context, LEADS_TO_SIGN_IN, true)
}

/**
 * Refuses a session for a password alone where that is not enough, in whatever way of Payload's it
 * would be started.
 * @param roles whose accounts need a second factor
 */
export const requireFactor =
  (roles: readonly Role[]): CollectionBeforeLoginHook<User> =>
  async ({ context, req, user }) => {
    if (Reflect.get(context, LEADS_TO_SIGN_IN)) return
    if (await findSecret(req, user.id)) throw new FactorMissing(user.id, 'enter a code')
    if (roles.includes(user.role)) throw new FactorMissing(user.id, 'set it up')
  }

/**
 * Ends what sessions there are that would not be started today: the settings or the role may be newer
 * than the session. The provider vouches for a second factor itself.
 */
export const gateSessions = (
  payload: Payload,
  { factorRoles, onlyProvider }: PeopleSettings,
): void => {
  if (factorRoles.length === 0 && !onlyProvider) return
  payload.authStrategies = payload.authStrategies.map(({ name, authenticate }) => ({
    name,
    authenticate: async (args) => {
      const result = await authenticate(args)
      const { user } = result
      if (!user || isVouched(user)) return result
      const isAllowed =
        !onlyProvider &&
        (!factorRoles.includes(user.role) ||
          (await findFactor(args.req ?? { payload }, user.id)) !== undefined)
      return isAllowed ? result : { ...result, user: null }
    },
  }))
}
