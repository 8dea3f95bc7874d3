import { Link } from '@payloadcms/ui'
import type { ServerProps } from 'payload'
import { PUBLISHERS } from '../../access/publishers.ts'
import { ROLES, type Role } from '../../access/roles.ts'
import './nav-links.css'
import { type InEach, sayIn } from '../../panel-kit/say.ts'

interface NavLink {
  href: string
  label: InEach
  roles: readonly Role[]
}

/** The product's own screens, above the collections. */
const LINKS: NavLink[] = [
  {
    href: '/admin/verify',
    label: { en: 'Verify clinics', es: 'Verificar clínicas' },
    roles: ROLES,
  },
  {
    href: '/admin/duplicates',
    label: { en: 'Likely duplicates', es: 'Posibles duplicados' },
    roles: PUBLISHERS,
  },
  { href: '/admin/history', label: { en: 'History', es: 'Historial' }, roles: PUBLISHERS },
]

export const NavLinks = ({ i18n, user }: ServerProps) => {
  const say = sayIn(i18n.language)
  const role = user?.role
  const links = LINKS.filter(({ roles }) => role !== undefined && roles.includes(role))
  return (
    <div className="nav-links">
      {links.map(({ href, label }) => (
        // Opening a screen may have effects, so none is prefetched.
        <Link key={href} className="nav__link" href={href} prefetch={false}>
          <span className="nav__link-label">{say(label)}</span>
        </Link>
      ))}
    </div>
  )
}
