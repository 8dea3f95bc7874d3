import type { ReactNode } from 'react'
import { BelowHome } from '../../../components/below-home.tsx'
import { PageHeading } from '../../../components/page-heading.tsx'
import { PageHead } from '../../../lib/page-head.tsx'
import { style } from '../../../theme/style.ts'

const top = style({ paddingTop: { base: '6', md: '12' } })
const leadText = style({ marginTop: '3', marginBottom: '8', maxWidth: 'measure', fontSize: '18' })

interface IndexPageProps {
  text: { title: string; heading: string; description: string; lead: string }
  canonical: string
  children: ReactNode
}

/** A page that lists everything of one kind. */
export const IndexPage = ({ text, canonical, children }: IndexPageProps) => (
  <div css={top}>
    <PageHead title={text.title} description={text.description} canonical={canonical} />
    <BelowHome name={text.heading} to={canonical} />
    <PageHeading>{text.heading}</PageHeading>
    <p css={leadText}>{text.lead}</p>
    {children}
  </div>
)
