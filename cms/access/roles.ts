import type { PayloadRequest } from 'payload'

/** What a person who signs in may be: people and settings, content, or what comes in. */
export const ROLES = ['admin', 'editor', 'reviewer'] as const
export type Role = (typeof ROLES)[number]

export const hasRole = (req: Pick<PayloadRequest, 'user'>, ...roles: Role[]): boolean =>
  req.user !== null && roles.includes(req.user.role)
