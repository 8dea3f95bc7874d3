import type { Access, FieldAccess } from 'payload'
import { mayPublish } from '../access/publishers.ts'
import { hasRole } from '../access/roles.ts'
import type { Comment } from '../payload-types.ts'
import { READ_BY_REVIEWERS } from './commented.ts'

/** Whoever may read a document reads what colleagues say of it. */
export const ifDocumentIsRead: Access = ({ req }) => {
  if (mayPublish(req)) return true
  const readable = READ_BY_REVIEWERS.map((one) => ({ 'document.relationTo': { equals: one } }))
  return req.user ? { or: readable } : false
}

export const authorsAndAdmins: Access = ({ req }) => {
  if (hasRole(req, 'admin')) return true
  return req.user ? { writtenBy: { equals: req.user.id } } : false
}

export const authorsAndAdminsOnField: FieldAccess<Comment> = ({ doc, req }) =>
  hasRole(req, 'admin') || (req.user !== null && doc?.writtenBy === req.user.id)
