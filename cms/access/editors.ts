import type { Access, FieldAccess } from 'payload'
import { hasRole } from './roles.ts'

/** Editors maintain the content. Admins may do everything that editors may. */
export const editors: Access = ({ req }) => hasRole(req, 'admin', 'editor')

export const editorsOnField: FieldAccess = ({ req }) => hasRole(req, 'admin', 'editor')
