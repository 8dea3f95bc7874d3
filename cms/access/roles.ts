import type { PayloadRequest } from 'payload'

export const ROLES = ['admin', 'editor', 'reviewer'] as const
export type Role = (typeof ROLES)[number]

/** What each is for, from the fewest rights to the most, as people read it where they choose one. */
export const ROLE_WORDS: {
  role: Role
  name: { en: string; es: string }
  does: { en: string; es: string }
}[] = [
  {
    role: 'reviewer',
    name: { en: 'Reviewer', es: 'Revisión' },
    does: {
      en: 'submissions, verification calls and messages',
      es: 'solicitudes, llamadas de verificación y mensajes',
    },
  },
  {
    role: 'editor',
    name: { en: 'Editor', es: 'Edición' },
    does: {
      en: 'what reviewers do, and clinics, guides, articles, imports and redirects',
      es: 'lo que hace Revisión, y clínicas, guías, artículos, importaciones y redirecciones',
    },
  },
  {
    role: 'admin',
    name: { en: 'Admin', es: 'Administración' },
    does: {
      en: 'what editors do, and people, site settings, and deleting for good',
      es: 'lo que hace Edición, y personas, configuración del sitio y eliminar para siempre',
    },
  },
]

export const hasRole = (req: Pick<PayloadRequest, 'user'>, ...roles: Role[]): boolean =>
  req.user !== null && roles.includes(req.user.role)
