import { Box, Container, chakra, defineStyle, Heading, Text } from '@chakra-ui/react'
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
import { SearchInstead } from './search-instead.tsx'

const tilesHeading = defineStyle({ fontSize: '24', marginBottom: '4' })

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
    <Container>
      <PageHead
        title={category ? copy.categoryTitle(category.name) : copy.title}
        description={copy.description}
        canonical={blogHref(paths, page)}
        noindex={filtered && !category}
      />
      <Trail label={breadcrumb.label} trail={trail} />
      <PageHeading>{category?.name ?? copy.heading}</PageHeading>
      {filtered ? (
        <Text
          marginTop="2"
          marginBottom="6"
          css={{ '& a': { display: 'inline-flex', alignItems: 'center', minHeight: 'touch' } }}
        >
          <PageLink to={paths.blog}>{copy.all}</PageLink>
        </Text>
      ) : (
        <Text marginTop="2" marginBottom="6" fontSize="20" color="quiet">
          {copy.lead}
        </Text>
      )}
      <SearchInstead failed={isError} />
      <ArticleList page={page}>
        <Box marginTop={{ base: '8', md: '12' }} marginBottom={{ base: '8', md: '12' }}>
          <Heading css={tilesHeading}>{copy.categories}</Heading>
          <CategoryTiles chosen={page.category} />
        </Box>
      </ArticleList>
      <Box marginTop={{ base: '12', md: '18' }}>
        <HealthTips />
      </Box>
      <chakra.section
        marginTop={{ base: '12', md: '18' }}
        maxWidth="32rem"
        css={{ '& > p': { marginBottom: '4' } }}
      >
        <Heading css={tilesHeading}>{copy.newsletter.heading}</Heading>
        <p>{copy.newsletter.text}</p>
        <NewsletterForm action={paths.blog} label={copy.newsletter.heading} />
      </chakra.section>
    </Container>
  )
}
