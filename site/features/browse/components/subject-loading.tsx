import { PageHeading } from '../../../components/page-heading.tsx'
import { Placeholders } from '../../../components/placeholder.tsx'
import { PageHead } from '../../../lib/page-head.tsx'
import { visuallyHidden } from '../../../theme/recipes/layout.ts'
import { style } from '../../../theme/style.ts'

/** As many outlines as a list shows while it is on its way. */
const PLACEHOLDERS = 6

const body = style({ paddingTop: '12' })

interface SubjectLoadingProps {
  label: string
}

/** A state or category that is on its way. */
export const SubjectLoading = ({ label }: SubjectLoadingProps) => (
  <div css={body}>
    <PageHead title={label} />
    <PageHeading css={visuallyHidden}>{label}</PageHeading>
    <Placeholders count={PLACEHOLDERS} label={label} bars={3} />
  </div>
)
