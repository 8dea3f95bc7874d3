import type { ReactNode } from 'react'
import { style } from '../theme/style.ts'

const link = style({ display: 'inline-flex', alignItems: 'center', gap: '1', minHeight: 'touch' })

interface OutsideLinkProps {
  href: string
  /** If true, the link's words must say so. */
  newTab?: boolean
  children: ReactNode
}

/** A link to somebody else's page, which only learns our origin as the referrer. */
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
