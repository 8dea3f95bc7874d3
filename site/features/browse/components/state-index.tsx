import { chakra, defineStyle, Span } from '@chakra-ui/react'
import { useQuery } from '@tanstack/react-query'
import { PageLink } from '../../../components/page-link.tsx'
import { browseCopy } from '../../../copy/browse.ts'
import { indexPagesCopy } from '../../../copy/index-pages.ts'
import { useCopy, usePaths } from '../../../lib/language.tsx'
import { statesQuery } from '../../../lib/vocabulary.ts'
import { CardGrid } from './card-grid.tsx'
import { entry, entryCount, entryName } from './entry-styles.ts'
import { GridState } from './grid-state.tsx'
import { LetterLinks } from './letter-links.tsx'

/** Small beside the name, since nobody reads all of them. */
const sentences = defineStyle({
  fontSize: { base: '0.875rem', md: '16' },
  lineHeight: '1.4',
  color: 'quiet',
})

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
              <PageLink to={paths.state(state.slug)} css={entry}>
                <Span css={entryName}>{state.name}</Span>
                <Span css={sentences}>{state.description}</Span>
                <Span css={entryCount}>{copy.clinicCount(state.clinicCount)}</Span>
              </PageLink>
            </chakra.li>
          )
        })}
      </CardGrid>
    </>
  )
}
