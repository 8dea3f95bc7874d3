import type { PayloadRequest } from 'payload'
import { hasRole, type Role } from './roles.ts'

/** Who may publish: what visitors read, and what an import or a merge makes of it, goes through them. */
export const PUBLISHERS = ['admin', 'editor'] as const satisfies readonly Role[]

export const mayPublish = (req: Pick<PayloadRequest, 'user'>): boolean =>
  hasRole(req, ...PUBLISHERS)
