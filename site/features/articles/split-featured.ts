import type { ArticleSummary } from '@healthcare-for-all/cms/contract'

/** Splits off the first article: the newest featured one, or else the newest. */
export const splitFeatured = (articles: ArticleSummary[]) => {
  const first = articles.find(({ featured }) => featured) ?? articles[0]
  return { first, others: articles.filter((article) => article !== first) }
}
