import { randomUUID } from 'node:crypto'
import { AuthenticationError, getFieldsToSign, jwtSign, type PayloadRequest } from 'payload'
import { applyUserReadAccess } from 'payload/internal'
import type { User } from '../../payload-types.ts'
import { addSession } from '../queries/sessions.ts'

/** An account as it is stored, with the hash of its password. */
export const storedAccount = (req: PayloadRequest, id: number): Promise<User | null> =>
  req.payload.db.findOne<User>({ collection: 'users', where: { id: { equals: id } }, req })

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
  const signedIn = { ...user, collection: 'users' as const, _strategy: 'local-jwt', _sid: sid }
  const fieldsToSign = getFieldsToSign({
    collectionConfig: config,
    email: user.email,
    sid,
    user: signedIn,
  })
  const { exp, token } = await jwtSign({
    fieldsToSign,
    secret: req.payload.secret,
    tokenExpiration,
  })
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
