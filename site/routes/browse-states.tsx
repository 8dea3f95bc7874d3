import { Container } from '@chakra-ui/react'
import { useQuery } from '@tanstack/react-query'
import { indexPagesCopy } from '../copy/index-pages.ts'
import { IndexPage } from '../features/browse/components/index-page.tsx'
import { StateIndex } from '../features/browse/components/state-index.tsx'
import { useCopy, usePaths } from '../lib/language.tsx'
import type { ScreenHandle } from '../lib/screen.ts'
import { statesQuery } from '../lib/vocabulary.ts'
import { SearchInstead } from './search-instead.tsx'

export const handle: ScreenHandle = {
  prepare: ({ queries }) => queries.prefetchQuery(statesQuery),
}

export const Component = () => {
  const { states } = useCopy(indexPagesCopy)
  const { isError } = useQuery(statesQuery)
  return (
    <Container>
      <IndexPage text={states} canonical={usePaths().browseStates}>
        <SearchInstead failed={isError} />
        <StateIndex />
      </IndexPage>
    </Container>
  )
}
