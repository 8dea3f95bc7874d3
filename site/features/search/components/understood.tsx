import type { Place } from '@healthcare-for-all/cms/contract'
import { DEFAULT_DISTANCE } from '@healthcare-for-all/cms/contract'
import { searchCopy } from '../../../copy/search.ts'
import { useCopy } from '../../../lib/language.tsx'
import { style } from '../../../theme/style.ts'
import type { SearchAnswer } from '../api.ts'
import type { SearchValues } from '../search-values.ts'
import { OtherPlaces } from './other-places.tsx'

const block = style({ marginBottom: '1' })
const heading = style({ fontSize: { base: '20', md: '24' } })
const line = style({ marginTop: '1', maxWidth: 'measure' })

interface UnderstoodProps {
  values: SearchValues
  answer: SearchAnswer
  place: Place
}

/** How the location was read, and how far the search went. */
export const Understood = ({ values, answer, place }: UnderstoodProps) => {
  const { understood } = useCopy(searchCopy)
  const { distance, widened, alternatives } = answer
  const where =
    place.kind === 'state'
      ? understood.inState(place.label)
      : distance === null
        ? understood.near(place.label)
        : understood.within(place.label, distance)
  return (
    <div css={block}>
      <h2 css={heading}>{where}</h2>
      {widened && (
        <p css={line}>
          {distance === null
            ? understood.widenedFar(DEFAULT_DISTANCE)
            : understood.widened(DEFAULT_DISTANCE, distance)}
        </p>
      )}
      <OtherPlaces values={values} places={alternatives} />
    </div>
  )
}
