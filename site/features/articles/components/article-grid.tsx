import { chakra } from '@chakra-ui/react'
import type { ArticleSummary } from '@healthcare-for-all/cms/contract'
import { ruledCardGrid } from '../../../theme/recipes/ruled-card.ts'
import { ArticleCard } from './article-card.tsx'

interface ArticleGridProps {
  articles: ArticleSummary[]
}

export const ArticleGrid = ({ articles }: ArticleGridProps) => (
  <chakra.ul css={ruledCardGrid}>
    {articles.map((article) => (
      <li key={article.id}>
        <ArticleCard article={article} />
      </li>
    ))}
  </chakra.ul>
)
