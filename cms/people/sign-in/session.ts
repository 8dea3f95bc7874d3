import { randomUUID } from 'node:crypto'
import { AuthenticationError, getFieldsToSign, jwtSign, type PayloadRequest } from 'payload'
import { applyUserReadAccess } from 'payload/internal'
import type { User } from '../../payload-types.ts'
import { endInvitationOf } from '../queries/account.ts'
import { addSession } from '../queries/sessions.ts'

/** An account as it is stored, with the hash of its password. */
export const storedAccount = (req: PayloadRequest, id: number): Promise<User | null> =>
  req.payload.db.findOne<User>({ collection: 'users', where: { id: { equals: id } }, req })

/** The session of whoever is signed in: its id, and that of the account. */
export const ownSession = ({
  user,
}: PayloadRequest): { account: number; id: string } | undefined => {
  const id: unknown = user && Reflect.get(user, '_sid')
  return user && typeof id === 'string' ? { account: user.id, id } : undefined
}

/** The token of a session, which is good for so many seconds. */
export const signSession = (
  { payload }: PayloadRequest,
  { user, sid, seconds }: { user: User; sid: string; seconds: number },
) => {
  const fieldsToSign = getFieldsToSign({
    collectionConfig: payload.collections.users.config,
    email: user.email,
    sid,
    user: { ...user, collection: 'users' },
  })
  return jwtSign({ fieldsToSign, secret: payload.secret, tokenExpiration: seconds })
}

const VOUCHED = 'provider-'

/** Whether a session was started through the identity provider. */
export const isVouched = (user: object): boolean =>
  String(Reflect.get(user, '_sid')).startsWith(VOUCHED)

/**
 * Starts a session as Payload does after the right password.
 * @throws AuthenticationError if the account can't be used
 */
export const startSession = async (req: PayloadRequest, account: number, through?: 'provider') => {
  const user = await storedAccount(req, account)
  if (!user || user.deactivatedAt) throw new AuthenticationError(req.t)
  const { config } = req.payload.collections.users
  const { tokenExpiration } = config.auth
  const sid = `${through ? VOUCHED : ''}${randomUUID()}`
  await addSession(req, account, { id: sid, seconds: tokenExpiration })
  if (through) await endInvitationOf(req, account)
  const signedIn = { ...user, collection: 'users' as const, _strategy: 'local-jwt', _sid: sid }
  const { exp, token } = await signSession(req, { user, sid, seconds: tokenExpiration })
  req.user = signedIn
  const shown = await applyUserReadAccess({
    collection: config,
    overrideAccess: false,
    req,
    showHiddenFields: false,
    user: signedIn,
  })
  return { exp, token, user: shown }
}
