import type { ArticleSummary } from '@healthcare-for-all/cms/contract'
import { blogCopy } from '../../../copy/blog.ts'
import { useCopy } from '../../../lib/language.tsx'
import { style } from '../../../theme/style.ts'

const line = style({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: '3',
  color: 'quiet',
  fontSize: '16',
  lineHeight: 'list',
  '& > *:not(:last-child)::after': { content: '"·"', marginLeft: '3' },
})

interface ArticleMetaProps {
  article: ArticleSummary
}

/** What kind of article, by whom, when, and how long it takes to read. */
export const ArticleMeta = ({
  article: { category, author, date, readTime },
}: ArticleMetaProps) => {
  const copy = useCopy(blogCopy)
  return (
    <p css={line}>
      <span>{category.name}</span>
      <span>{copy.article.by(author)}</span>
      <time dateTime={date.slice(0, 10)}>{copy.date(date)}</time>
      {readTime && <span>{readTime}</span>}
    </p>
  )
}
