import { Button, Flex } from '@chakra-ui/react'
import { PageLink } from '../../../components/page-link.tsx'
import { blogCopy } from '../../../copy/blog.ts'
import { useCopy, usePaths } from '../../../lib/language.tsx'
import { ARTICLES_A_PAGE, type BlogPage, blogHref } from '../blog-page.ts'

interface TurnPageProps {
  page: BlogPage
  /** Number of articles on all pages. */
  total: number
}

/** Links to newer and older articles, if there are any. */
export const TurnPage = ({ page, total }: TurnPageProps) => {
  const copy = useCopy(blogCopy)
  const paths = usePaths()
  const at = (offset: number) => blogHref(paths, { ...page, offset })
  return (
    <Flex flexWrap="wrap" gap="2" marginTop="6">
      {page.offset > 0 && (
        <Button asChild variant="outline">
          <PageLink to={at(page.offset - ARTICLES_A_PAGE)}>{copy.newer}</PageLink>
        </Button>
      )}
      {page.offset + ARTICLES_A_PAGE < total && (
        <Button asChild variant="outline">
          <PageLink to={at(page.offset + ARTICLES_A_PAGE)}>{copy.older}</PageLink>
        </Button>
      )}
    </Flex>
  )
}
