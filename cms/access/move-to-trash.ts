import type { Access } from 'payload'
import { hasRole } from './roles.ts'

/** Editors move one at a time to the trash; whatever is gone for good, or many at once, is the admins’. */
export const moveToTrash: Access = ({ data, id, req }) =>
  hasRole(req, 'admin') || (hasRole(req, 'editor') && id !== undefined && Boolean(data?.deletedAt))
