import { PageHead } from '../lib/page-head.tsx'
import { visuallyHidden } from '../theme/recipes/layout.ts'
import { style } from '../theme/style.ts'
import { PageHeading } from './page-heading.tsx'
import { Placeholders } from './placeholder.tsx'

/** Enough placeholders to fill a screen. */
const PLACEHOLDERS = 6

const body = style({ paddingTop: '12' })

interface PageLoadingProps {
  label: string
}

/** A page whose text is still loading. */
export const PageLoading = ({ label }: PageLoadingProps) => (
  <div css={body}>
    <PageHead title={label} />
    <PageHeading css={visuallyHidden}>{label}</PageHeading>
    <Placeholders count={PLACEHOLDERS} label={label} bars={3} />
  </div>
)
