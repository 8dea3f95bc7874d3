import type { Access } from 'payload'
import { hasRole } from './roles.ts'

/**
 * Editors may move one document at a time to the trash. Only admins delete for good, or in bulk.
 */
export const moveToTrash: Access = ({ data, id, req }) =>
  hasRole(req, 'admin') || (hasRole(req, 'editor') && id !== undefined && Boolean(data?.deletedAt))
