import type { PayloadRequest } from 'payload'

/** Admins manage people and settings, editors the content, and reviewers what visitors send. */
export const ROLES = ['admin', 'editor', 'reviewer'] as const
export type Role = (typeof ROLES)[number]

export const hasRole = (req: Pick<PayloadRequest, 'user'>, ...roles: Role[]): boolean =>
  req.user !== null && roles.includes(req.user.role)
