import { useQuery } from '@tanstack/react-query'
import { useParams } from 'react-router-dom'
import { PageLoading } from '../components/page-loading.tsx'
import { PageProblem } from '../components/page-problem.tsx'
import { SearchBand } from '../components/search-band.tsx'
import { blogCopy } from '../copy/blog.ts'
import { readingCopy } from '../copy/reading.ts'
import { articleQuery, otherArticlesQuery } from '../features/articles/api.ts'
import { ArticlePage } from '../features/articles/components/article-page.tsx'
import { OtherArticles } from '../features/articles/components/other-articles.tsx'
import { SearchForm } from '../features/search/components/search-form.tsx'
import { statusOf } from '../lib/data-client.ts'
import { useCopy, usePaths } from '../lib/language.tsx'
import type { ScreenHandle } from '../lib/screen.ts'
import { pageWidth } from '../theme/recipes/layout.ts'

export const handle: ScreenHandle = {
  prepare: async ({ queries, params }) => {
    await queries.fetchQuery(articleQuery(params.slug ?? ''))
    await queries.prefetchQuery(otherArticlesQuery)
  },
}

export const Component = () => {
  const { slug = '' } = useParams()
  const { missing } = useCopy(blogCopy).article
  const copy = useCopy(readingCopy)
  const paths = usePaths()
  const { data: article, error } = useQuery(articleQuery(slug))
  const isMissing = statusOf(error) === 404
  const { title, text } = isMissing ? missing : copy.failed
  const action = isMissing
    ? { name: missing.back, to: paths.blog }
    : { name: copy.failed.again, to: paths.article(slug), reload: true }
  return (
    <div css={pageWidth}>
      {article ? (
        <>
          <ArticlePage key={slug} article={article} />
          <OtherArticles of={slug} />
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
