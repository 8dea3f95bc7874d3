import type { Article } from '@healthcare-for-all/cms/contract'

interface Publisher {
  name: string
  publicUrl: string
}

/**
 * An article as schema.org describes it.
 * @param url the page's canonical address
 * @param inLanguage the page's language: 'es'
 */
export const articleStructuredData = (
  article: Article,
  url: string,
  { name, publicUrl }: Publisher,
  inLanguage: string,
) => ({
  '@context': 'https://schema.org',
  '@type': 'Article',
  '@id': url,
  // An article has no date of its review; a page has.
  mainEntityOfPage: {
    '@type': 'WebPage',
    '@id': url,
    // JSON drops undefined.
    lastReviewed: article.reviewedAt?.slice(0, 10),
  },
  headline: article.title,
  description: article.excerpt,
  inLanguage,
  articleSection: article.category.name,
  datePublished: article.date,
  dateModified: article.updatedAt,
  author: { '@type': 'Organization', name: article.author },
  publisher: { '@type': 'Organization', name, url: publicUrl },
  isAccessibleForFree: true,
  image: article.image ? publicUrl + article.image.url : undefined,
})
