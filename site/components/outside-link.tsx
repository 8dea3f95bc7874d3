import type { ReactNode } from 'react'
import { style } from '../theme/style.ts'

const link = style({ display: 'inline-flex', alignItems: 'center', gap: '1', minHeight: 'touch' })

interface OutsideLinkProps {
  href: string
  children: ReactNode
}

/** A link to somebody else's page. It learns where the visitor comes from no closer than our name. */
export const OutsideLink = ({ href, children }: OutsideLinkProps) => (
  <a css={link} href={href} rel="noopener" referrerPolicy="origin">
    {children}
  </a>
)
