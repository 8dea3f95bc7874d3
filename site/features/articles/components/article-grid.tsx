import { List } from '@chakra-ui/react'
import type { ArticleSummary } from '@healthcare-for-all/cms/contract'
import { ruledCardGrid } from '../../../theme/recipes/ruled-card.ts'
import { ArticleCard } from './article-card.tsx'

interface ArticleGridProps {
  articles: ArticleSummary[]
}

export const ArticleGrid = ({ articles }: ArticleGridProps) => (
  <List.Root css={ruledCardGrid}>
    {articles.map((article) => (
      <li key={article.id}>
        <ArticleCard article={article} />
      </li>
    ))}
  </List.Root>
)
