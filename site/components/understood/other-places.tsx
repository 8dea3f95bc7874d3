import { type Place, searchText } from '@healthcare-for-all/cms/contract'
import { searchCopy } from '../../copy/search.ts'
import { useCopy } from '../../lib/language.tsx'
import { style } from '../../theme/style.ts'
import { PageLink } from '../page-link.tsx'

const row = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', columnGap: '3' })
const link = style({ display: 'inline-flex', alignItems: 'center', minHeight: 'touch' })
const summary = style({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: 'touch',
  color: 'brand',
  textDecoration: 'underline',
  cursor: 'pointer',
})
const rest = style({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: '4',
  // Open, the rest has its own line; closed, it takes no room.
  '&[open]': { flexBasis: '100%' },
  '&:not([open])::details-content': { display: 'none' },
})

interface OtherPlacesProps {
  /** The words before them. */
  label: string
  places: Place[]
  /** The address of the same search at another location. */
  hrefAt: (location: string) => string
}

/** Links to search at other places the location could mean: one, and the rest behind 'more'. */
export const OtherPlaces = ({ label, places, hrefAt }: OtherPlacesProps) => {
  const { understood } = useCopy(searchCopy)
  const [first, ...others] = places
  if (!first) return null
  const linkTo = (place: Place) => (
    <PageLink key={`${place.kind} ${place.label}`} css={link} to={hrefAt(searchText(place))}>
      {place.kind === 'state' ? understood.state(place.label, place.state) : place.label}
    </PageLink>
  )
  return (
    <div css={row}>
      <span>{label}</span>
      {linkTo(first)}
      {others.length > 0 && (
        <details css={rest}>
          <summary css={summary}>{understood.more(others.length)}</summary>
          {others.map(linkTo)}
        </details>
      )}
    </div>
  )
}
