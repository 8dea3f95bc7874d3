import type { Answer } from '@healthcare-for-all/cms/contract'
import type { ReactNode } from 'react'
import { AskPlace } from '../../../components/understood/ask-place.tsx'
import { NeedHelp } from '../../../components/understood/need-help.tsx'
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
  /** The address of all clinics there, whatever they offer. */
  allHref: string
  /** The address of the same search without a location. */
  anywhereHref: string
  /** What else can be done with the words. */
  children?: ReactNode
}

/** How the location was understood, or that it was not. */
export const SearchedPlace = ({
  location,
  answer,
  hrefAt,
  allHref,
  anywhereHref,
  children,
}: SearchedPlaceProps) => (
  <div css={block}>
    {answer.place ? (
      <Understood
        location={location}
        answer={answer}
        place={answer.place}
        hrefAt={hrefAt}
        allHref={allHref}
      >
        {children}
      </Understood>
    ) : answer.need ? (
      <>
        <NeedHelp need={answer.need} location={location} />
        <AskPlace need={answer.need} answer={answer} hrefAt={hrefAt} action={anywhereHref} />
      </>
    ) : (
      <UnknownPlace location={location} answer={answer} hrefAt={hrefAt} />
    )}
  </div>
)
