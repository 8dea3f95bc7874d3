import { PageLink } from '../../../components/page-link.tsx'

interface WayProps {
  to: string
  children: string
}

/** A link to another search, or to a page that helps. */
export const Way = ({ to, children }: WayProps) => (
  <li>
    <PageLink display="inline-flex" alignItems="center" minHeight="touch" to={to}>
      {children}
    </PageLink>
  </li>
)
