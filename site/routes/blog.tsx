import { api } from '@healthcare-for-all/cms/contract/paths'
import { useQuery } from '@tanstack/react-query'
import { useLocation } from 'react-router-dom'
import { PageHeading } from '../components/page-heading.tsx'
import { PageLink } from '../components/page-link.tsx'
import { Trail } from '../components/trail.tsx'
import { blogCopy } from '../copy/blog.ts'
import { readingCopy } from '../copy/reading.ts'
import { articleCategoriesQuery, articlesQuery } from '../features/articles/api.ts'
import { blogHref, parseBlogPage } from '../features/articles/blog-page.ts'
import { ArticleList } from '../features/articles/components/article-list.tsx'
import { CategoryTiles } from '../features/articles/components/category-tiles.tsx'
import { HealthTips } from '../features/articles/components/health-tips.tsx'
import { NewsletterForm } from '../features/forms/components/newsletter-form.tsx'
import { useCopy, usePaths } from '../lib/language.tsx'
import { PageHead } from '../lib/page-head.tsx'
import type { ScreenHandle } from '../lib/screen.ts'
import { pageWidth } from '../theme/recipes/layout.ts'
import { style } from '../theme/style.ts'
import { SearchInstead } from './search-instead.tsx'

const lead = style({ marginTop: '2', marginBottom: '6', fontSize: '20', color: 'quiet' })
const all = style({
  marginTop: '2',
  marginBottom: '6',
  '& a': { display: 'inline-flex', alignItems: 'center', minHeight: 'touch' },
})
const tiles = style({ marginTop: { base: '8', md: '12' }, marginBottom: { base: '8', md: '12' } })
const tilesHeading = style({ fontSize: '24', marginBottom: '4' })
const newsletter = style({
  '& > p': { marginBottom: '4' },
  marginTop: { base: '12', md: '18' },
  maxWidth: '32rem',
})
const tips = style({ marginTop: { base: '12', md: '18' } })

export const handle: ScreenHandle = {
  posts: api.newsletterSignups,
  prepare: ({ queries, searchParams }) =>
    Promise.all([
      queries.prefetchQuery(articlesQuery(parseBlogPage(searchParams))),
      queries.prefetchQuery(articleCategoriesQuery),
    ]),
}

export const Component = () => {
  const copy = useCopy(blogCopy)
  const { breadcrumb } = useCopy(readingCopy)
  const paths = usePaths()
  const page = parseBlogPage(new URLSearchParams(useLocation().search))
  const { data: categories } = useQuery(articleCategoriesQuery)
  const { isError } = useQuery(articlesQuery(page))
  const category = categories?.find(({ slug }) => slug === page.category)
  const filtered = page.category !== undefined
  const trail = [
    { name: breadcrumb.home, to: paths.home },
    { name: breadcrumb.resources, to: paths.resources },
    { name: breadcrumb.blog, to: paths.blog },
    ...(category ? [{ name: category.name, to: blogHref(paths, page) }] : []),
  ]
  return (
    <div css={pageWidth}>
      <PageHead
        title={category ? copy.categoryTitle(category.name) : copy.title}
        description={copy.description}
        canonical={blogHref(paths, page)}
        noindex={filtered && !category}
      />
      <Trail label={breadcrumb.label} trail={trail} />
      <PageHeading>{category?.name ?? copy.heading}</PageHeading>
      {filtered ? (
        <p css={all}>
          <PageLink to={paths.blog}>{copy.all}</PageLink>
        </p>
      ) : (
        <p css={lead}>{copy.lead}</p>
      )}
      <SearchInstead failed={isError} />
      <ArticleList page={page}>
        <div css={tiles}>
          <h2 css={tilesHeading}>{copy.categories}</h2>
          <CategoryTiles chosen={page.category} />
        </div>
      </ArticleList>
      <div css={tips}>
        <HealthTips />
      </div>
      <section css={newsletter}>
        <h2 css={tilesHeading}>{copy.newsletter.heading}</h2>
        <p>{copy.newsletter.text}</p>
        <NewsletterForm action={paths.blog} label={copy.newsletter.heading} />
      </section>
    </div>
  )
}
