import { type CollectionConfig, Forbidden } from 'payload'
import { ownSession, signSession } from './session.ts'

type RefreshHook = NonNullable<NonNullable<CollectionConfig['hooks']>['refresh']>[number]

/** Seconds after which a session ends, however much it is used. */
const LONGEST = 24 * 60 * 60

/** Renews a session as Payload does, but not past its longest time. */
export const renewSession: RefreshHook = async ({ args: { collection, req }, user }) => {
  const { id: sid } = ownSession(req) ?? {}
  const sessions: { id: string; createdAt: string }[] = user.sessions ?? []
  const session = sessions.find(({ id }) => id === sid)
  if (!sid || !session) throw new Forbidden(req.t)
  const left = LONGEST - Math.ceil((Date.now() - Date.parse(session.createdAt)) / 1_000)
  // Of a release that did not know the longest time.
  if (left <= 0) throw new Forbidden(req.t)
  const seconds = Math.min(collection.config.auth.tokenExpiration, left)
  const { exp, token } = await signSession(req, { user, sid, seconds })
  return { exp, refreshedToken: token, setCookie: true, user }
}
