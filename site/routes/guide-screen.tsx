import { useQuery } from '@tanstack/react-query'
import { PageLoading } from '../components/page-loading.tsx'
import { PageProblem } from '../components/page-problem.tsx'
import { SearchBand } from '../components/search-band.tsx'
import { guidesCopy } from '../copy/guides.ts'
import { readingCopy } from '../copy/reading.ts'
import { guideQuery } from '../features/guides/api.ts'
import { GuidePage } from '../features/guides/components/guide-page.tsx'
import { SearchForm } from '../features/search/components/search-form.tsx'
import { statusOf } from '../lib/data-client.ts'
import { useCopy, usePaths } from '../lib/language.tsx'
import type { ScreenHandle } from '../lib/screen.ts'
import { pageWidth } from '../theme/recipes/layout.ts'

interface GuideScreenProps {
  slug: string
}

/** The screen of one guide. Each guide has a documented address of its own, and so a route. */
export const GuideScreen = ({ slug }: GuideScreenProps) => {
  const { missing } = useCopy(guidesCopy)
  const copy = useCopy(readingCopy)
  const paths = usePaths()
  const { data: guide, error } = useQuery(guideQuery(slug))
  const isMissing = statusOf(error) === 404
  const { title, text } = isMissing ? missing : copy.failed
  const action = isMissing
    ? { name: missing.back, to: paths.resources }
    : { name: copy.failed.again, to: paths.guide(slug), reload: true }
  return (
    <div css={pageWidth}>
      {guide ? (
        <>
          <GuidePage key={slug} guide={guide} />
          <SearchBand heading={copy.findClinic}>
            <SearchForm shape="row" />
          </SearchBand>
        </>
      ) : error ? (
        <PageProblem title={title} text={text} action={action} searchHeading={copy.orSearch}>
          <SearchForm />
        </PageProblem>
      ) : (
        <PageLoading label={copy.loading} />
      )}
    </div>
  )
}

export const guideHandle = (slug: string): ScreenHandle => ({
  prepare: ({ queries }) => queries.fetchQuery(guideQuery(slug)),
})
