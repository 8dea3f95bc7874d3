import type { Access } from 'payload'
import { hasRole } from './roles.ts'

/** An admin reaches every account, anyone else their own. */
export const adminsOrSelf: Access = ({ req }) => {
  if (hasRole(req, 'admin')) return true
  return req.user ? { id: { equals: req.user.id } } : false
}
