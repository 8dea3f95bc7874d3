import { PageLink } from '../../../components/page-link.tsx'
import { blogCopy } from '../../../copy/blog.ts'
import { useCopy, usePaths } from '../../../lib/language.tsx'
import { outlineButton } from '../../../theme/recipes/button.ts'
import { style } from '../../../theme/style.ts'
import { ARTICLES_A_PAGE, type BlogPage, blogHref } from '../blog-page.ts'

const turn = style({ display: 'flex', flexWrap: 'wrap', gap: '2', marginTop: '6' })

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
    <div css={turn}>
      {page.offset > 0 && (
        <PageLink css={outlineButton} to={at(page.offset - ARTICLES_A_PAGE)}>
          {copy.newer}
        </PageLink>
      )}
      {page.offset + ARTICLES_A_PAGE < total && (
        <PageLink css={outlineButton} to={at(page.offset + ARTICLES_A_PAGE)}>
          {copy.older}
        </PageLink>
      )}
    </div>
  )
}
