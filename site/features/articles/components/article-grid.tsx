import type { ArticleSummary } from '@healthcare-for-all/cms/contract'
import { style } from '../../../theme/style.ts'
import { ArticleCard } from './article-card.tsx'

const grid = style({
  display: 'grid',
  columnGap: '8',
  rowGap: '6',
  gridTemplateColumns: {
    base: 'minmax(0, 1fr)',
    sm: 'repeat(2, minmax(0, 1fr))',
    lg: 'repeat(3, minmax(0, 1fr))',
  },
})

interface ArticleGridProps {
  articles: ArticleSummary[]
}

export const ArticleGrid = ({ articles }: ArticleGridProps) => (
  <ul css={grid}>
    {articles.map((article) => (
      <li key={article.id}>
        <ArticleCard article={article} />
      </li>
    ))}
  </ul>
)
