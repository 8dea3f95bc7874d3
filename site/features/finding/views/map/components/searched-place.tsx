import { Box } from '@chakra-ui/react'
import type { Answer } from '@healthcare-for-all/cms/contract'
import type { ReactNode } from 'react'
import { AskPlace } from '../../../understood/ask-place.tsx'
import { NamedClinics } from '../../../understood/named-clinics.tsx'
import { NeedHelp } from '../../../understood/need-help.tsx'
import { NotListed } from '../../../understood/not-listed.tsx'
import { OfferedClinics } from '../../../understood/offered-clinics.tsx'
import { Understood } from '../../../understood/understood.tsx'
import { UnknownPlace } from '../../../understood/unknown-place.tsx'

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
  /** The address of the same search without filters. */
  unfilteredHref: string
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
  unfilteredHref,
  children,
}: SearchedPlaceProps) => (
  <Box marginTop="3">
    {answer.notListed && <NotListed answer={answer} notListed={answer.notListed} hrefAt={hrefAt} />}
    {answer.named ? (
      <NamedClinics
        location={location}
        answer={answer}
        named={answer.named}
        hrefAt={hrefAt}
        unfilteredHref={unfilteredHref}
      />
    ) : answer.place ? (
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
      !answer.notListed && <UnknownPlace location={location} answer={answer} hrefAt={hrefAt} />
    )}
    <OfferedClinics clinics={answer.offered} />
  </Box>
)
