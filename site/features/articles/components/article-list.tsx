import { useQuery } from '@tanstack/react-query'
import { Notice } from '../../../components/notice.tsx'
import { PageLink } from '../../../components/page-link.tsx'
import { Placeholders } from '../../../components/placeholder.tsx'
import { blogCopy } from '../../../copy/blog.ts'
import { useCopy, usePaths } from '../../../lib/language.tsx'
import { outlineButton } from '../../../theme/recipes/button.ts'
import { style } from '../../../theme/style.ts'
import { articlesQuery } from '../api.ts'
import { ARTICLES_A_PAGE, type BlogPage, blogHref } from '../blog-page.ts'
import { splitFeatured } from '../split-featured.ts'
import { ArticleCard } from './article-card.tsx'
import { ArticleGrid } from './article-grid.tsx'

/** Outlines shown while the articles are on their way. */
const PLACEHOLDERS = 6

const turn = style({ display: 'flex', flexWrap: 'wrap', gap: '2', marginTop: '6' })
const heading = style({ fontSize: '24', marginTop: '12', marginBottom: '4' })
const featuredHeading = style({ fontSize: '16', color: 'quiet', marginBottom: '2' })

interface ArticleListProps {
  page: BlogPage
}

/** A page of articles; on the first one of all of them, one article stands before the others. */
export const ArticleList = ({ page }: ArticleListProps) => {
  const copy = useCopy(blogCopy)
  const paths = usePaths()
  const { data, isError } = useQuery(articlesQuery(page))
  if (isError)
    return (
      <Notice title={copy.heading} role="alert">
        <p>{copy.failed}</p>
        <PageLink to={paths.resources}>{copy.guides}</PageLink>
      </Notice>
    )
  if (!data) return <Placeholders count={PLACEHOLDERS} label={copy.loading} bars={3} />
  const { articles, total } = data
  if (articles.length === 0)
    return (
      <Notice title={copy.empty.title}>
        <p>{copy.empty.text}</p>
        <PageLink to={paths.blog}>{copy.all}</PageLink>
      </Notice>
    )
  const featuring = page.category === undefined && page.offset === 0
  const { first, others } = featuring
    ? splitFeatured(articles)
    : { first: undefined, others: articles }
  const at = (offset: number) => blogHref(paths, { ...page, offset })
  return (
    <>
      {first && (
        <>
          <h2 css={featuredHeading}>{copy.featured}</h2>
          <ArticleCard article={first} size="big" />
        </>
      )}
      {featuring && others.length > 0 && <h2 css={heading}>{copy.latest}</h2>}
      <ArticleGrid articles={others} />
      <div css={turn}>
        {page.offset > 0 && (
          <PageLink css={outlineButton} to={at(page.offset - ARTICLES_A_PAGE)}>
            {copy.newer}
          </PageLink>
        )}
        {page.offset + articles.length < total && (
          <PageLink css={outlineButton} to={at(page.offset + ARTICLES_A_PAGE)}>
            {copy.older}
          </PageLink>
        )}
      </div>
    </>
  )
}
