import { AuthenticationError, type CollectionBeforeLoginHook } from 'payload'

/**
 * Runs after the password was found right, and before a newly chosen password is stored. Somebody
 * may have been deactivated in the meantime.
 */
export const refuseDeactivated: CollectionBeforeLoginHook = ({ req, user }) => {
  if (user.deactivatedAt) throw new AuthenticationError(req.t)
}
