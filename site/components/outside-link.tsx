import type { ReactNode } from 'react'
import { style } from '../theme/style.ts'

const link = style({ display: 'inline-flex', alignItems: 'center', gap: '1', minHeight: 'touch' })

interface OutsideLinkProps {
  href: string
  /** Its words then say so. */
  newTab?: boolean
  children: ReactNode
}

/** A link to somebody else's page. It learns where the visitor comes from no closer than our name. */
export const OutsideLink = ({ href, newTab = false, children }: OutsideLinkProps) => (
  <a
    css={link}
    href={href}
    rel="noopener"
    referrerPolicy="origin"
    {...(newTab && { target: '_blank' })}
  >
    {children}
  </a>
)
