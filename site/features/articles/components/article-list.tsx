import { Heading } from '@chakra-ui/react'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { Notice } from '../../../components/notice.tsx'
import { PageLink } from '../../../components/page-link.tsx'
import { Placeholders } from '../../../components/placeholder.tsx'
import { blogCopy } from '../../../copy/blog.ts'
import { useCopy, usePaths } from '../../../lib/language.tsx'
import { articlesQuery } from '../api.ts'
import type { BlogPage } from '../blog-page.ts'
import { splitFeatured } from '../split-featured.ts'
import { ArticleCard } from './article-card.tsx'
import { ArticleGrid } from './article-grid.tsx'
import { TurnPage } from './turn-page.tsx'

/** Placeholders shown while the articles are loading. */
const PLACEHOLDERS = 6

interface ArticleListProps {
  page: BlogPage
  /** Links to other articles, shown after the first one. */
  children: ReactNode
}

/** A page of articles; the first page of all categories starts with a featured one. */
export const ArticleList = ({ page, children }: ArticleListProps) => {
  const copy = useCopy(blogCopy)
  const paths = usePaths()
  const { data, isError } = useQuery(articlesQuery(page))
  if (isError)
    return (
      <Notice title={copy.failed.title} role="alert">
        <p>{copy.failed.text}</p>
        <PageLink to={paths.resources}>{copy.guides}</PageLink>
      </Notice>
    )
  if (!data) return <Placeholders count={PLACEHOLDERS} label={copy.loading} bars={3} />
  const featuring = page.category === undefined && page.offset === 0
  const { first, others } = featuring
    ? splitFeatured(data.articles)
    : { first: undefined, others: data.articles }
  return (
    <>
      {first && (
        <>
          <Heading fontSize="16" color="quiet" marginBottom="2">
            {copy.featured}
          </Heading>
          <ArticleCard article={first} size="big" />
        </>
      )}
      {children}
      {featuring && others.length > 0 && (
        <Heading fontSize="24" marginTop="12" marginBottom="4">
          {copy.latest}
        </Heading>
      )}
      {data.articles.length === 0 && (
        <Notice title={copy.empty.title}>
          <p>{copy.empty.text}</p>
          <PageLink to={paths.blog}>{copy.all}</PageLink>
        </Notice>
      )}
      <ArticleGrid articles={others} />
      <TurnPage page={page} total={data.total} />
    </>
  )
}
