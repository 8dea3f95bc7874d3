import { defineStyle, Text } from '@chakra-ui/react'
import type { ArticleSummary } from '@healthcare-for-all/cms/contract'
import { blogCopy } from '../../../copy/blog.ts'
import { useCopy } from '../../../lib/language.tsx'

// Each part has a dot before it; at the start of a line, overflow hides the dot.
const line = defineStyle({
  display: 'flex',
  flexWrap: 'wrap',
  overflow: 'hidden',
  color: 'quiet',
  fontSize: '16',
  lineHeight: 'list',
  '& > *': {
    position: 'relative',
    insetInlineStart: '-6',
    paddingInlineStart: '6',
    _before: { content: '"·"', position: 'absolute', insetInlineStart: '2' },
  },
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
    <Text css={line}>
      <span>{category.name}</span>
      <span>{copy.article.by(author)}</span>
      <time dateTime={date.slice(0, 10)}>{copy.date(date)}</time>
      {readTime && <span>{readTime}</span>}
    </Text>
  )
}
