import type { Access, FieldAccess } from 'payload'
import { hasRole } from './roles.ts'

export const admins: Access = ({ req }) => hasRole(req, 'admin')

export const adminsOnField: FieldAccess = ({ req }) => hasRole(req, 'admin')
