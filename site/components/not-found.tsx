import type { ReactNode } from 'react'
import { style } from '../theme/style.ts'
import { PageHeading } from './page-heading.tsx'

const body = style({
  display: 'grid',
  gap: '4',
  justifyItems: 'start',
  paddingTop: { base: '8', md: '12' },
})
const search = style({ width: 'full', maxWidth: '40rem', marginTop: '8' })
const searchHeading = style({ fontSize: '24', marginBottom: '4' })

interface NotFoundProps {
  title: string
  text: string
  /** The way back. */
  back: ReactNode
  searchHeading: string
  /** The search form. */
  children: ReactNode
}

/** What the address names does not exist, or could not be loaded: a way back, and a search. */
export const NotFound = ({
  title,
  text,
  back,
  searchHeading: heading,
  children,
}: NotFoundProps) => (
  <div css={body}>
    <PageHeading>{title}</PageHeading>
    <p>{text}</p>
    {back}
    <div css={search}>
      <h2 css={searchHeading}>{heading}</h2>
      {children}
    </div>
  </div>
)
