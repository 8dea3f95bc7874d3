import type { Answer } from '@healthcare-for-all/cms/contract'
import { Understood } from '../../../components/understood/understood.tsx'
import { UnknownPlace } from '../../../components/understood/unknown-place.tsx'
import { style } from '../../../theme/style.ts'

const block = style({ marginTop: '3' })

interface SearchedPlaceProps {
  /** As it was typed. */
  location: string
  answer: Answer<'searchClinics'>
  /** The address of the same search at another location. */
  hrefAt: (location: string) => string
}

/** How the location was understood, or that it was not. */
export const SearchedPlace = ({ location, answer, hrefAt }: SearchedPlaceProps) => (
  <div css={block}>
    {answer.place ? (
      <Understood location={location} answer={answer} place={answer.place} hrefAt={hrefAt} />
    ) : (
      <UnknownPlace location={location} answer={answer} hrefAt={hrefAt} />
    )}
  </div>
)
