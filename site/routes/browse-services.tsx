import { Container } from '@chakra-ui/react'
import { useQuery } from '@tanstack/react-query'
import { indexPagesCopy } from '../copy/index-pages.ts'
import { CategoryGrid } from '../features/browse/components/category-grid.tsx'
import { IndexPage } from '../features/browse/components/index-page.tsx'
import { useCopy, usePaths } from '../lib/language.tsx'
import type { ScreenHandle } from '../lib/screen.ts'
import { categoriesQuery } from '../lib/vocabulary.ts'
import { SearchInstead } from './search-instead.tsx'

export const handle: ScreenHandle = {
  prepare: ({ queries }) => queries.prefetchQuery(categoriesQuery),
}

export const Component = () => {
  const { services } = useCopy(indexPagesCopy)
  const paths = usePaths()
  const { isError } = useQuery(categoriesQuery)
  return (
    <Container>
      <IndexPage text={services} canonical={paths.browseServices}>
        <SearchInstead failed={isError} />
        <CategoryGrid hrefOf={paths.ownCategory} />
      </IndexPage>
    </Container>
  )
}
