import { Container } from '@chakra-ui/react'
import { useQuery } from '@tanstack/react-query'
import { useParams } from 'react-router-dom'
import { PageLoading } from '../components/page-loading.tsx'
import { SearchBand } from '../components/search-band.tsx'
import { blogCopy } from '../copy/blog.ts'
import { readingCopy } from '../copy/reading.ts'
import { articleQuery, otherArticlesQuery } from '../features/articles/api.ts'
import { ArticlePage } from '../features/articles/components/article-page.tsx'
import { OtherArticles } from '../features/articles/components/other-articles.tsx'
import { SearchForm } from '../features/finding/form/search-form.tsx'
import { useCopy, usePaths } from '../lib/language.tsx'
import type { ScreenHandle } from '../lib/screen.ts'
import { LoadProblem } from './load-problem.tsx'

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
  return (
    <Container>
      {article ? (
        <>
          <ArticlePage key={slug} article={article} />
          <OtherArticles of={slug} />
          <SearchBand heading={copy.findClinic}>
            <SearchForm shape="row" />
          </SearchBand>
        </>
      ) : error ? (
        <LoadProblem
          error={error}
          address={paths.article(slug)}
          missing={{ ...missing, list: paths.blog }}
        />
      ) : (
        <PageLoading label={copy.loading} />
      )}
    </Container>
  )
}
