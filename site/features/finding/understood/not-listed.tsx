import { Text } from '@chakra-ui/react'
import type { Answer } from '@healthcare-for-all/cms/contract'
import { Notice } from '../../../components/notice.tsx'
import { searchCopy } from '../../../copy/search.ts'
import { useCopy } from '../../../lib/language.tsx'
import { Call211 } from './call-211.tsx'
import { OtherPlaces } from './other-places.tsx'

interface NotListedProps {
  answer: Answer<'searchClinics'>
  notListed: NonNullable<Answer<'searchClinics'>['notListed']>
  /** The address of the same search at another location. */
  hrefAt: (location: string) => string
}

/** No clinic here has the name or the number that was typed: what is listed, and who knows of others. */
export const NotListed = ({ answer, notListed, hrefAt }: NotListedProps) => {
  const { notListed: copy, unknownPlace } = useCopy(searchCopy)
  const { by, text } = notListed
  const { place, alternatives, need } = answer
  if (place)
    return (
      <Text marginTop="1" maxWidth="measure">
        <span>{`${copy.sentence[by](text)} ${copy.shown(place.label)}`}</span> <Call211 />
      </Text>
    )
  return (
    <Notice title={copy.title[by](text)}>
      <p>{copy.text[by]}</p>
      {!need && (
        <OtherPlaces label={unknownPlace.otherPlaces} places={alternatives} hrefAt={hrefAt} />
      )}
      <Call211 />
    </Notice>
  )
}
