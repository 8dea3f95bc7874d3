import type { ReactNode } from 'react'
import { style } from '../../theme/style.ts'
import { PageLink } from '../page-link.tsx'

const heading = style({ fontSize: { base: '20', md: '24' } })
// One line where there is room: the results are below it.
const top = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: '4' })
const all = style({ display: 'inline-flex', alignItems: 'center', minHeight: 'touch' })

interface AnswerHeadingProps {
  children: ReactNode
  /** The way to all clinics there, if these are only some. */
  others?: { href: string; label: string } | undefined
}

/** What the list below shows, and the way to what it leaves out. */
export const AnswerHeading = ({ children, others }: AnswerHeadingProps) => (
  <div css={top}>
    <h2 css={heading}>{children}</h2>
    {others && (
      <PageLink css={all} to={others.href}>
        {others.label}
      </PageLink>
    )}
  </div>
)
