import { chakra } from '@chakra-ui/react'
import { useQuery } from '@tanstack/react-query'
import { RouteLink } from '../../../components/route-link.tsx'
import { browseCopy } from '../../../copy/browse.ts'
import { indexPagesCopy } from '../../../copy/index-pages.ts'
import { useCopy, usePaths } from '../../../lib/language.tsx'
import { statesQuery } from '../../../lib/vocabulary.ts'
import { CardGrid } from './card-grid.tsx'
import { GridState } from './grid-state.tsx'
import { LetterLinks } from './letter-links.tsx'

/** Every state by name, with a sentence about it, and links to the letters. */
export const StateIndex = () => {
  const copy = useCopy(browseCopy)
  const { letterLinks } = useCopy(indexPagesCopy)
  const paths = usePaths()
  const { data: states, isError } = useQuery(statesQuery)
  if (!states?.length)
    return <GridState of="states" failed={isError} loading={!states && !isError} />
  const letters = states.map(({ name }) => name.charAt(0))
  return (
    <>
      <LetterLinks label={letterLinks} letters={[...new Set(letters)]} />
      <CardGrid of="rows">
        {states.map((state, index) => {
          const letter = letters[index]
          return (
            <chakra.li
              key={state.id}
              id={letters.indexOf(letter ?? '') === index ? letter : undefined}
              scrollMarginTop="4"
            >
              <RouteLink to={paths.state(state.slug)}>
                <span>{state.name}</span>
                <span>{state.description}</span>
                <span>{copy.clinicCount(state.clinicCount)}</span>
              </RouteLink>
            </chakra.li>
          )
        })}
      </CardGrid>
    </>
  )
}
