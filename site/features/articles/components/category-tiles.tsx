import { chakra, defineStyle, List, Span } from '@chakra-ui/react'
import { useQuery } from '@tanstack/react-query'
import { ExampleMarkBelow } from '../../../components/example-mark.tsx'
import { stroke } from '../../../components/icon.tsx'
import { PageLink } from '../../../components/page-link.tsx'
import { blogCopy } from '../../../copy/blog.ts'
import { useCopy, usePaths } from '../../../lib/language.tsx'
import { articleCategoriesQuery } from '../api.ts'
import { blogHref } from '../blog-page.ts'
import { categoryColor, categoryInk } from '../category-ink.ts'
import { categoryMark } from '../category-mark.ts'

const list = defineStyle({
  // On a phone two beside each other, as long as their words fit.
  display: { base: 'flex', md: 'grid' },
  flexWrap: 'wrap',
  gap: '2',
  gridTemplateColumns: { md: 'repeat(3, minmax(0, 1fr))', lg: 'repeat(6, minmax(0, 1fr))' },
  '& > li': { flex: '1 1 40%', maxWidth: '100%', overflowWrap: 'break-word' },
})
const tile = defineStyle({
  display: 'flex',
  flexDirection: 'column',
  justifyContent: 'space-between',
  gap: '2',
  height: 'full',
  minHeight: '5rem',
  padding: '3',
  background: 'card',
  borderWidth: '1px',
  borderTopWidth: '3px',
  borderColor: 'line',
  color: 'ink',
  textDecoration: 'none',
  lineHeight: '1.25',
  _hover: { background: 'wash', '& > :first-of-type': { textDecoration: 'underline' } },
  '&[aria-current]': { background: 'wash', fontWeight: 'heavy' },
})
const mark = defineStyle({ width: '1.5rem', height: '1.5rem' })

interface CategoryTilesProps {
  /** Slug of the category that is shown. */
  chosen: string | undefined
}

/** The categories of the blog; each links to its own articles. */
export const CategoryTiles = ({ chosen }: CategoryTilesProps) => {
  const copy = useCopy(blogCopy)
  const paths = usePaths()
  const { data: categories } = useQuery(articleCategoriesQuery)
  if (!categories) return null
  return (
    <nav aria-label={copy.categories}>
      <List.Root css={list}>
        {categories.map((category) => (
          <li key={category.id}>
            <PageLink
              css={[tile, categoryInk(category.color)]}
              to={blogHref(paths, { category: category.slug, offset: 0 })}
              aria-current={category.slug === chosen ? 'page' : undefined}
            >
              <Span fontWeight="bold" color="brand">
                {category.name}
              </Span>{' '}
              <Span display="flex" alignItems="end" justifyContent="space-between">
                <Span color="quiet" fontVariantNumeric="tabular-nums">
                  {category.count}
                </Span>
                <chakra.svg
                  css={[mark, categoryColor(category.color)]}
                  viewBox="0 0 24 24"
                  aria-hidden="true"
                  {...stroke}
                >
                  <path d={categoryMark(category.slug)} />
                </chakra.svg>
              </Span>
            </PageLink>
          </li>
        ))}
      </List.Root>
      <ExampleMarkBelow />
    </nav>
  )
}
