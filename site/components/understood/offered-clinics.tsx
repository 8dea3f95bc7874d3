import type { OfferedClinic } from '@healthcare-for-all/cms/contract'
import { searchCopy } from '../../copy/search.ts'
import { useCopy, usePaths } from '../../lib/language.tsx'
import { style } from '../../theme/style.ts'
import { PageLink } from '../page-link.tsx'

const row = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', columnGap: '3' })
const link = style({ display: 'inline-flex', alignItems: 'center', minHeight: 'touch' })

/** Links to clinics whose name may have been typed, though it is a place's too. */
export const OfferedClinics = ({ clinics }: { clinics: OfferedClinic[] }) => {
  const { named } = useCopy(searchCopy)
  const paths = usePaths()
  if (clinics.length === 0) return null
  return (
    <div css={row}>
      <span>{named.offered}</span>
      {clinics.map(({ slug, name, city, state }) => (
        <PageLink key={slug} css={link} to={paths.clinic(slug)}>
          {`${name}, ${city}, ${state}`}
        </PageLink>
      ))}
    </div>
  )
}
