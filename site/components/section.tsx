import type { ReactNode } from 'react'
import { style } from '../theme/style.ts'

const section = style({ marginTop: { base: '12', md: '18' } })
const top = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  columnGap: '6',
  rowGap: '1',
  marginBottom: '4',
})
const heading = style({ fontSize: { base: '24', md: '32' }, letterSpacing: '-0.01em' })
const links = style({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: '6',
  '& a': {
    display: 'inline-flex',
    alignItems: 'center',
    minHeight: 'touch',
    fontWeight: 'medium',
  },
})

interface SectionProps {
  heading: string
  /** Links beside the heading. */
  aside?: ReactNode
  children: ReactNode
}

/** A part of a page under its own h2. */
export const Section = ({ heading: text, aside, children }: SectionProps) => (
  <section css={section}>
    <div css={top}>
      <h2 css={heading}>{text}</h2>
      {aside && <div css={links}>{aside}</div>}
    </div>
    {children}
  </section>
)
