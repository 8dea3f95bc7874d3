import { style } from '../theme/style.ts'
import { PageLink } from './page-link.tsx'

const list = style({ marginBottom: '4', color: 'quiet' })
const item = style({
  display: 'inline',
  '& + &::before': { content: '"›"', marginInline: '2' },
  '& a': { display: 'inline-flex', alignItems: 'center', minHeight: 'touch' },
})

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
    <ol css={list}>
      {trail.map(({ name, to, noTranslate }, index) => (
        <li key={to} css={item} translate={noTranslate ? 'no' : undefined}>
          {index < trail.length - 1 ? (
            <PageLink to={to}>{name}</PageLink>
          ) : (
            <span aria-current="page">{name}</span>
          )}
        </li>
      ))}
    </ol>
  </nav>
)
