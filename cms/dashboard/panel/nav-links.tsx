import { Link } from '@payloadcms/ui'
import type { ServerProps } from 'payload'
import { PUBLISHERS } from '../../access/publishers.ts'
import { ROLES, type Role } from '../../access/roles.ts'
import '../../panel-kit/narrow-header.css'
import './nav-links.css'

interface NavLink {
  href: string
  label: string
  roles: readonly Role[]
}

/** The product's own screens, above the collections. */
const LINKS: NavLink[] = [
  { href: '/admin/verify', label: 'Verify clinics', roles: ROLES },
  { href: '/admin/duplicates', label: 'Likely duplicates', roles: PUBLISHERS },
  { href: '/admin/history', label: 'History', roles: PUBLISHERS },
]

export const NavLinks = ({ user }: ServerProps) => {
  const role = user?.role
  const links = LINKS.filter(({ roles }) => role !== undefined && roles.includes(role))
  return (
    <div className="nav-links">
      {links.map(({ href, label }) => (
        // Opening a screen may have effects, so none is prefetched.
        <Link key={href} className="nav__link" href={href} prefetch={false}>
          <span className="nav__link-label">{label}</span>
        </Link>
      ))}
    </div>
  )
}
