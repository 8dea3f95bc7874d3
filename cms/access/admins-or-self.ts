import type { Access } from 'payload'
import { hasRole } from './roles.ts'

/** An admin may access every account, everyone else only their own. */
export const adminsOrSelf: Access = ({ req }) => {
  if (hasRole(req, 'admin')) return true
  return req.user ? { id: { equals: req.user.id } } : false
}
