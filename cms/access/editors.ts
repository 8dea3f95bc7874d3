import type { Access, FieldAccess } from 'payload'
import { hasRole } from './roles.ts'

/** Those who keep the content; admins do whatever editors do. */
export const editors: Access = ({ req }) => hasRole(req, 'admin', 'editor')

export const editorsOnField: FieldAccess = ({ req }) => hasRole(req, 'admin', 'editor')
