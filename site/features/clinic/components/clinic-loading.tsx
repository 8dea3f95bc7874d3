import { PageHeading } from '../../../components/page-heading.tsx'
import { Placeholders } from '../../../components/placeholder.tsx'
import { clinicCopy } from '../../../copy/clinic.ts'
import { useCopy } from '../../../lib/language.tsx'
import { PageHead } from '../../../lib/page-head.tsx'
import { visuallyHidden } from '../../../theme/recipes/layout.ts'
import { style } from '../../../theme/style.ts'

/** As many outlines as the page has cards. */
const PLACEHOLDERS = 6

const body = style({ paddingTop: '12' })

export const ClinicLoading = () => {
  const { loading } = useCopy(clinicCopy)
  return (
    <div css={body}>
      <PageHead title={loading} />
      <PageHeading css={visuallyHidden}>{loading}</PageHeading>
      <Placeholders count={PLACEHOLDERS} label={loading} bars={3} />
    </div>
  )
}
