import type { Answer, Place } from '@healthcare-for-all/cms/contract'
import { DEFAULT_DISTANCE } from '@healthcare-for-all/cms/contract'
import { searchCopy } from '../../copy/search.ts'
import { useCopy } from '../../lib/language.tsx'
import { style } from '../../theme/style.ts'
import { OtherPlaces } from './other-places.tsx'

const block = style({ marginBottom: '1' })
const heading = style({ fontSize: { base: '20', md: '24' } })
const line = style({ marginTop: '1', maxWidth: 'measure' })

interface UnderstoodProps {
  /** As it was typed. */
  location: string
  answer: Answer<'searchClinics'>
  place: Place
  /** The address of the same search at another location. */
  hrefAt: (location: string) => string
}

/** How the location was read, and how far the search went. */
export const Understood = ({ location, answer, place, hrefAt }: UnderstoodProps) => {
  const { understood } = useCopy(searchCopy)
  const { distance, widened, wholeState, alternatives } = answer
  const where =
    place.kind === 'state'
      ? understood.inState(place.label)
      : distance === null
        ? understood.near(place.label)
        : understood.within(place.label, distance)
  return (
    <div css={block}>
      <h2 css={heading}>{where}</h2>
      {wholeState && <p css={line}>{understood.wholeState(location, place.label)}</p>}
      {widened && (
        <p css={line}>
          {distance === null
            ? understood.widenedFar(DEFAULT_DISTANCE)
            : understood.widened(DEFAULT_DISTANCE, distance)}
        </p>
      )}
      <OtherPlaces label={understood.or} places={alternatives} hrefAt={hrefAt} />
    </div>
  )
}
