import type { PayloadRequest } from 'payload'

/** What a person who signs in may be. */
export const ROLES = ['admin', 'editor'] as const
export type Role = (typeof ROLES)[number]

export const hasRole = (req: PayloadRequest, role: Role): boolean => req.user?.role === role
