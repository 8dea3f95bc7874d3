import type { Place } from '@healthcare-for-all/cms/contract'
import { Notice } from '../../../components/notice.tsx'
import { searchCopy } from '../../../copy/search.ts'
import { useCopy } from '../../../lib/language.tsx'
import type { SearchValues } from '../search-values.ts'
import { OtherPlaces } from './other-places.tsx'

interface UnknownPlaceProps {
  values: SearchValues
  alternatives: Place[]
}

/** The location was not understood: what to type instead. */
export const UnknownPlace = ({ values, alternatives }: UnknownPlaceProps) => {
  const { unknownPlace } = useCopy(searchCopy)
  return (
    <Notice title={unknownPlace.title(values.location)} role="status">
      <p>{unknownPlace.text}</p>
      <OtherPlaces values={values} places={alternatives} />
    </Notice>
  )
}
