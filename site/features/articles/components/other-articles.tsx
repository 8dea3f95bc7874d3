import { useQuery } from '@tanstack/react-query'
import { PageLink } from '../../../components/page-link.tsx'
import { Section } from '../../../components/section.tsx'
import { blogCopy } from '../../../copy/blog.ts'
import { useCopy, usePaths } from '../../../lib/language.tsx'
import { OTHER_ARTICLES, otherArticlesQuery } from '../api.ts'
import { ArticleGrid } from './article-grid.tsx'

interface OtherArticlesProps {
  /** Slug of the article to show them below. */
  of: string
}

/** The newest articles except this one; nothing if they could not be loaded. */
export const OtherArticles = ({ of }: OtherArticlesProps) => {
  const copy = useCopy(blogCopy)
  const paths = usePaths()
  const { data } = useQuery(otherArticlesQuery)
  const others = data?.articles.filter(({ slug }) => slug !== of).slice(0, OTHER_ARTICLES)
  if (!others?.length) return null
  return (
    <Section heading={copy.article.others} aside={<PageLink to={paths.blog}>{copy.all}</PageLink>}>
      <ArticleGrid articles={others} />
    </Section>
  )
}
