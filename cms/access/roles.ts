import type { PayloadRequest } from 'payload'

export const ROLES = ['admin', 'editor', 'reviewer'] as const
export type Role = (typeof ROLES)[number]

/** What each is for, from the fewest rights to the most, as people read it where they choose one. */
export const ROLE_WORDS: { role: Role; name: string; does: string }[] = [
  { role: 'reviewer', name: 'Reviewer', does: 'submissions, verification calls and messages' },
  {
    role: 'editor',
    name: 'Editor',
    does: 'what reviewers do, and clinics, guides, articles, imports and redirects',
  },
  {
    role: 'admin',
    name: 'Admin',
    does: 'what editors do, and people, site settings, and deleting for good',
  },
]

export const hasRole = (req: Pick<PayloadRequest, 'user'>, ...roles: Role[]): boolean =>
  req.user !== null && roles.includes(req.user.role)
