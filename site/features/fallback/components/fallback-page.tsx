import type { ReactNode } from 'react'
import { useLocation } from 'react-router-dom'
import { PageHeading } from '../../../components/page-heading.tsx'
import { PageLink } from '../../../components/page-link.tsx'
import { fallbackCopy } from '../../../copy/fallback.ts'
import { useCopy, usePaths } from '../../../lib/language.tsx'
import { PageHead } from '../../../lib/page-head.tsx'
import { style } from '../../../theme/style.ts'
import { nearestPages } from '../nearest-pages.ts'

const body = style({ paddingTop: { base: '8', md: '12' }, maxWidth: '40rem' })
const text = style({ marginTop: '3', color: 'quiet' })
const heading = style({ fontSize: '24', marginTop: '8', marginBottom: '2' })
const list = style({ borderBottomWidth: '1px', borderColor: 'line' })
const link = style({
  display: 'flex',
  alignItems: 'center',
  minHeight: '3rem',
  borderTopWidth: '1px',
  borderColor: 'line',
  fontSize: '18',
  fontWeight: 'medium',
})

interface FallbackPageProps {
  /** The search form. */
  children: ReactNode
}

/** For every unregistered path: the closest pages, and the search. */
export const FallbackPage = ({ children }: FallbackPageProps) => {
  const copy = useCopy(fallbackCopy)
  const paths = usePaths()
  const { pathname } = useLocation()
  return (
    <div css={body}>
      <PageHead title={copy.title} />
      <PageHeading>{copy.title}</PageHeading>
      <p css={text}>{copy.text}</p>
      <h2 css={heading}>{copy.meant}</h2>
      <ul css={list}>
        {nearestPages(pathname, paths, copy.words).map(({ name, to }) => (
          <li key={to}>
            <PageLink to={to} css={link}>
              {copy.pages[name]}
            </PageLink>
          </li>
        ))}
      </ul>
      <h2 css={heading}>{copy.orSearch}</h2>
      {children}
    </div>
  )
}
