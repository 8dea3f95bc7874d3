import type { ReactNode } from 'react'
import { PageHeading } from '../../../components/page-heading.tsx'
import { homeCopy } from '../../../copy/home.ts'
import { useCopy } from '../../../lib/language.tsx'
import { style } from '../../../theme/style.ts'
import { BeforeYouGo } from './before-you-go.tsx'

const board = style({
  display: 'grid',
  gap: { base: '8', lg: '18' },
  alignItems: 'start',
  paddingTop: { base: '4', md: '12' },
  gridTemplateColumns: { base: 'minmax(0, 1fr)', lg: 'minmax(0, 7fr) minmax(0, 4fr)' },
})
const heading = style({ fontSize: { base: '32', md: '48' }, maxWidth: '22ch' })
const lead = style({ marginTop: '3', fontSize: '18', color: 'quiet', maxWidth: '46ch' })
const form = style({ marginTop: { base: '4', md: '6' } })

interface HeroProps {
  /** The search form. */
  children: ReactNode
}

/** The search, and a note that a good nurse would pin beside it. */
export const Hero = ({ children }: HeroProps) => {
  const copy = useCopy(homeCopy)
  return (
    <div css={board}>
      <div>
        <PageHeading css={heading}>{copy.heading}</PageHeading>
        <p css={lead}>{copy.lead}</p>
        <div css={form}>{children}</div>
      </div>
      <BeforeYouGo />
    </div>
  )
}
