import { chakra, defineStyle, Flex } from '@chakra-ui/react'
import { type Place, searchText } from '@healthcare-for-all/cms/contract'
import { PageLink } from '../../../components/page-link.tsx'
import { searchCopy } from '../../../copy/search.ts'
import { useCopy } from '../../../lib/language.tsx'

const summary = defineStyle({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: 'touch',
  color: 'brand',
  textDecoration: 'underline',
  cursor: 'pointer',
})
const rest = defineStyle({
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
    <PageLink
      key={`${place.kind} ${place.label}`}
      display="inline-flex"
      alignItems="center"
      minHeight="touch"
      to={hrefAt(searchText(place))}
    >
      {place.kind === 'state' ? understood.state(place.label, place.state) : place.label}
    </PageLink>
  )
  return (
    <Flex flexWrap="wrap" alignItems="baseline" columnGap="3">
      <span>{label}</span>
      {linkTo(first)}
      {others.length > 0 && (
        <chakra.details css={rest}>
          <chakra.summary css={summary}>{understood.more(others.length)}</chakra.summary>
          {others.map(linkTo)}
        </chakra.details>
      )}
    </Flex>
  )
}
