import { type Answer, isMailCode } from '@healthcare-for-all/cms/contract'
import { Notice } from '../../../components/notice.tsx'
import { searchCopy } from '../../../copy/search.ts'
import { useCopy } from '../../../lib/language.tsx'
import { OtherPlaces } from './other-places.tsx'

interface UnknownPlaceProps {
  /** As it was typed. */
  location: string
  answer: Answer<'searchClinics'>
  /** The address of the same search at another location. */
  hrefAt: (location: string) => string
}

/** The location was not understood: why, and what to type instead. */
export const UnknownPlace = ({ location, answer, hrefAt }: UnknownPlaceProps) => {
  const { unknownPlace } = useCopy(searchCopy)
  const { unknownRegion, unknownPlace: typedPlace, alternatives } = answer
  return (
    <Notice title={unknownPlace.title(typedPlace ?? location)}>
      {unknownRegion && (
        <p>
          {isMailCode(unknownRegion) ? unknownPlace.mailCode : unknownPlace.region(unknownRegion)}
        </p>
      )}
      <p>{unknownPlace.text}</p>
      <OtherPlaces label={unknownPlace.otherPlaces} places={alternatives} hrefAt={hrefAt} />
    </Notice>
  )
}
