import type { Place } from '@healthcare-for-all/cms/contract'
import { PageLink } from '../../../components/page-link.tsx'
import { searchCopy } from '../../../copy/search.ts'
import { useCopy, usePaths } from '../../../lib/language.tsx'
import { style } from '../../../theme/style.ts'
import { type SearchValues, searchHref } from '../search-values.ts'

const row = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: '4' })
const link = style({ display: 'inline-flex', alignItems: 'center', minHeight: 'touch' })

interface OtherPlacesProps {
  values: SearchValues
  places: Place[]
}

/** Other places that the location could have been, each a search. */
export const OtherPlaces = ({ values, places }: OtherPlacesProps) => {
  const copy = useCopy(searchCopy)
  const paths = usePaths()
  if (places.length === 0) return null
  return (
    <div css={row}>
      <span>{copy.understood.otherPlaces}</span>
      {places.map(({ label, kind }) => (
        <PageLink
          key={`${kind} ${label}`}
          css={link}
          to={searchHref(paths, { ...values, location: label, offset: 0 })}
        >
          {label}
        </PageLink>
      ))}
    </div>
  )
}
