import { chakra } from '@chakra-ui/react'
import { PageLink } from './page-link.tsx'

export interface Crumb {
  name: string
  /** True for a name that must not be translated. */
  noTranslate?: boolean
  to: string
}

interface BreadcrumbProps {
  label: string
  /** From the top; the last is the page itself. */
  trail: Crumb[]
}

export const Breadcrumb = ({ label, trail }: BreadcrumbProps) => (
  <nav aria-label={label}>
    <chakra.ol marginBottom="4" color="quiet">
      {trail.map(({ name, to, noTranslate }, index) => (
        <chakra.li
          key={to}
          display="inline"
          css={{
            '& + &::before': { content: '"›"', marginInline: '2' },
            '& a': { display: 'inline-flex', alignItems: 'center', minHeight: 'touch' },
          }}
          htmlTranslate={noTranslate ? 'no' : undefined}
        >
          {index < trail.length - 1 ? (
            <PageLink to={to}>{name}</PageLink>
          ) : (
            <span aria-current="page">{name}</span>
          )}
        </chakra.li>
      ))}
    </chakra.ol>
  </nav>
)
