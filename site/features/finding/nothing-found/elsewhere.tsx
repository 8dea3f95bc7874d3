import { Box, Heading, List } from '@chakra-ui/react'
import { type ListedClinic, type Place, stateText } from '@healthcare-for-all/cms/contract'
import type { ReactNode } from 'react'
import { searchCopy } from '../../../copy/search.ts'
import { useCopy, usePaths } from '../../../lib/language.tsx'
import { CLEARED, type Cleared } from '../filters/filter-kinds.ts'
import type { CallValues, SearchAnswer } from '../query.ts'
import { Call211 } from '../understood/call-211.tsx'
import { answeringGuide } from './answering-guide.ts'
import { Way } from './way.tsx'

interface ElsewhereProps {
  values: CallValues
  answer: SearchAnswer
  place: Place
  hrefWith: (change: Cleared) => string
  card: (clinic: ListedClinic) => ReactNode
}

/** Who helps somebody with no clinic around: the nearest, however far, those by phone, a guide, and 2-1-1. */
export const Elsewhere = ({ values, answer, place, hrefWith, card }: ElsewhereProps) => {
  const { none } = useCopy(searchCopy)
  const paths = usePaths()
  const { clinics = [], telehealth = 0 } = answer.beyond ?? {}
  const { services } = values
  const guide = answeringGuide(services)
  return (
    <>
      {clinics.length > 0 && (
        <Box width="full" marginTop="2">
          <Heading as="h3" fontSize="18" marginBottom="2">
            {none.nearest(clinics.length)}
          </Heading>
          {place.kind === 'state' && <p>{none.fromMiddle(place.stateName)}</p>}
          <ul>
            {clinics.map((clinic) => (
              <li key={clinic.id}>{card(clinic)}</li>
            ))}
          </ul>
        </Box>
      )}
      <p>{none.help}</p>
      <List.Root display="grid" rowGap="2">
        {telehealth > 0 && (
          <Way
            to={hrefWith({
              ...{ ...CLEARED, distance: undefined, location: stateText(place.stateName) },
              ...{ services, telehealth: true },
            })}
          >
            {none.telehealth(telehealth, place.stateName)}
          </Way>
        )}
        <Way to={paths[guide]}>{none.guides[guide]}</Way>
        <li>
          <Call211 />
        </li>
      </List.Root>
    </>
  )
}
