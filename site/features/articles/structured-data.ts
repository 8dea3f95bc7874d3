import type { Article } from '@healthcare-for-all/cms/contract'

/**
 * An article as schema.org describes it.
 * @param url the page's canonical address
 */
export const articleStructuredData = (article: Article, url: string, publicUrl: string) => ({
  '@context': 'https://schema.org',
  '@type': 'Article',
  '@id': url,
  mainEntityOfPage: url,
  headline: article.title,
  description: article.excerpt,
  articleSection: article.category.name,
  datePublished: article.date,
  dateModified: article.updatedAt,
  author: { '@type': 'Organization', name: article.author },
  publisher: { '@type': 'Organization', name: 'Healthcare for All', url: publicUrl },
  isAccessibleForFree: true,
  // JSON drops undefined.
  image: article.image ? publicUrl + article.image.url : undefined,
})
