import { Link } from '@chakra-ui/react'
import type { ReactNode } from 'react'

interface OutsideLinkProps {
  href: string
  /** If true, the link's words must say so. */
  newTab?: boolean
  children: ReactNode
}

/** A link to somebody else's page, which only learns our origin as the referrer. */
export const OutsideLink = ({ href, newTab = false, children }: OutsideLinkProps) => (
  <Link
    display="inline-flex"
    alignItems="center"
    gap="1"
    minHeight="touch"
    href={href}
    rel="noopener"
    referrerPolicy="origin"
    {...(newTab && { target: '_blank' })}
  >
    {children}
  </Link>
)
