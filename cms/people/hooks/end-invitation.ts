import type { CollectionBeforeChangeHook } from 'payload'
import type { User } from '../../payload-types.ts'

/** Somebody whose password an admin has set waits for no link. */
export const endInvitation: CollectionBeforeChangeHook<User> = ({ data, operation }) =>
  operation === 'update' && data.password ? { ...data, invitedAt: null } : data
