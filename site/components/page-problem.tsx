import type { ReactNode } from 'react'
import { PageHead } from '../lib/page-head.tsx'
import { outlineButton } from '../theme/recipes/button.ts'
import { style } from '../theme/style.ts'
import { PageHeading } from './page-heading.tsx'
import { PageLink } from './page-link.tsx'

const body = style({
  display: 'grid',
  gap: '4',
  justifyItems: 'start',
  paddingTop: { base: '8', md: '12' },
})
const search = style({ width: 'full', maxWidth: '40rem', marginTop: '8' })
const searchHeading = style({ fontSize: '24', marginBottom: '4' })

interface PageProblemProps {
  title: string
  text: string
  /** The way on; without scripts a link to the page itself tries again. */
  action: { name: string; to: string; reload?: boolean }
  searchHeading: string
  /** The search form. */
  children: ReactNode
}

/** In place of a page: it is not there or could not be loaded; what to try. */
export const PageProblem = ({
  title,
  text,
  action,
  searchHeading: heading,
  children,
}: PageProblemProps) => (
  <div css={body}>
    <PageHead title={title} />
    <PageHeading>{title}</PageHeading>
    <p>{text}</p>
    <PageLink css={outlineButton} to={action.to} reloadDocument={action.reload ?? false}>
      {action.name}
    </PageLink>
    <div css={search}>
      <h2 css={searchHeading}>{heading}</h2>
      {children}
    </div>
  </div>
)
