import { Container } from '@chakra-ui/react'
import { useQuery } from '@tanstack/react-query'
import { PageLoading } from '../components/page-loading.tsx'
import { SearchBand } from '../components/search-band.tsx'
import { guidesCopy } from '../copy/guides.ts'
import { readingCopy } from '../copy/reading.ts'
import { SearchForm } from '../features/finding/form/search-form.tsx'
import { guideQuery } from '../features/guides/api.ts'
import { GuidePage } from '../features/guides/components/guide-page.tsx'
import { useCopy, usePaths } from '../lib/language.tsx'
import type { ScreenHandle } from '../lib/screen.ts'
import { LoadProblem } from './load-problem.tsx'

interface GuideScreenProps {
  slug: string
}

/** The screen of one guide. Each guide has its own documented address, and so a route. */
export const GuideScreen = ({ slug }: GuideScreenProps) => {
  const { missing } = useCopy(guidesCopy)
  const copy = useCopy(readingCopy)
  const paths = usePaths()
  const { data: guide, error } = useQuery(guideQuery(slug))
  return (
    <Container>
      {guide ? (
        <>
          <GuidePage key={slug} guide={guide} />
          <SearchBand heading={copy.findClinic}>
            <SearchForm shape="row" />
          </SearchBand>
        </>
      ) : error ? (
        <LoadProblem
          error={error}
          address={paths.guide(slug)}
          missing={{ ...missing, list: paths.resources }}
        />
      ) : (
        <PageLoading label={copy.loading} />
      )}
    </Container>
  )
}

export const guideHandle = (slug: string): ScreenHandle => ({
  prepare: ({ queries }) => queries.fetchQuery(guideQuery(slug)),
})
