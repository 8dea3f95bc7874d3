import { Box } from '@chakra-ui/react'
import type { OpenFilter, Place, SaidFilter } from '@healthcare-for-all/cms/contract'
import { QuickExit } from '../../../components/quick-exit.tsx'
import { isPrivateCare } from '../../../lib/private-care.ts'
import { UnknownHours } from '../filters/unknown-hours.tsx'
import type { SearchAnswer } from '../query.ts'
import { useCounts } from '../use-counts.ts'
import type { FindValues } from '../values.ts'
import { AskPlace } from './ask-place.tsx'
import { NamedClinics } from './named-clinics.tsx'
import { NeedHelp } from './need-help.tsx'
import { NotListed } from './not-listed.tsx'
import { OfferedClinics } from './offered-clinics.tsx'
import { OfferedFilters } from './offered-filters.tsx'
import { Understood } from './understood.tsx'
import { UnknownPlace } from './unknown-place.tsx'

/** Addresses of searches that are like this one. */
export interface SearchLinks {
  /** At another location. */
  at: (location: string) => string
  /** All clinics there, whatever they offer. */
  all: string
  /** Without a location. */
  anywhere: string
  /** Without filters. */
  unfiltered: string
  /** With one filter more. */
  filtered: (filter: SaidFilter | { name: 'open'; value: OpenFilter }) => string
  /** Around the visitor, if there is such a search. */
  near?: string | undefined
}

interface InterpretedSearchProps {
  values: FindValues
  /** With what was understood of the words. */
  counted: Parameters<typeof useCounts>[0]
  answer: SearchAnswer
  /** The answer's place, as it is called here. */
  place: Place | null
  links: SearchLinks
}

/** How the location was understood, or that it was not. */
export const InterpretedSearch = (props: InterpretedSearchProps) => {
  const { values, counted, answer, place, links } = props
  const { location } = values
  const { named, need, notListed } = answer
  const counts = useCounts(counted)
  const { isPrivate, callFirst } = need ?? {}
  // A need that is private says so itself.
  const exit = !isPrivate && !callFirst && counted.services.some(isPrivateCare) && <QuickExit />
  const shared = { location, answer, hrefAt: links.at }
  const unlisted = notListed && <NotListed {...shared} notListed={notListed} />
  const offered = <OfferedClinics clinics={answer.offered} />
  if (named)
    return (
      <Box>
        {exit}
        <NamedClinics {...shared} named={named} unfilteredHref={links.unfiltered} />
        {offered}
      </Box>
    )
  if (place)
    return (
      <Understood {...shared} place={place} allHref={links.all}>
        {exit}
        <OfferedFilters
          filters={answer.filters}
          values={values}
          counts={counts}
          hrefWith={links.filtered}
        />
        <UnknownHours
          values={values}
          counts={counts}
          href={links.filtered({ name: 'open', value: 'unknown' })}
        />
        {unlisted}
        {offered}
      </Understood>
    )
  return (
    <Box>
      {exit}
      {unlisted}
      {offered}
      {need ? (
        <>
          <NeedHelp need={need} location={location} />
          <AskPlace
            need={need}
            answer={answer}
            hrefAt={links.at}
            action={links.anywhere}
            nearHref={links.near}
          />
        </>
      ) : (
        !notListed && <UnknownPlace {...shared} />
      )}
    </Box>
  )
}
