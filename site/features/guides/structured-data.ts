import type { Guide } from '@healthcare-for-all/cms/contract'

interface Publisher {
  name: string
  publicUrl: string
}

/**
 * A guide as schema.org describes it.
 * @param url the page's canonical address
 * @param inLanguage the page's language: 'es'
 */
export const guideStructuredData = (
  { title, summary, reviewedAt, updatedAt }: Guide,
  url: string,
  { name, publicUrl }: Publisher,
  inLanguage: string,
) => {
  const us = { '@type': 'Organization', name, url: publicUrl }
  return {
    '@context': 'https://schema.org',
    '@type': ['Article', 'MedicalWebPage'],
    '@id': url,
    url,
    // Validators want the date of a review on a page that is nothing else.
    mainEntityOfPage: {
      '@type': 'WebPage',
      '@id': url,
      // JSON drops undefined.
      lastReviewed: reviewedAt?.slice(0, 10),
    },
    name: title,
    headline: title,
    description: summary,
    inLanguage,
    dateModified: updatedAt,
    author: us,
    publisher: us,
    isAccessibleForFree: true,
    audience: { '@type': 'Patient' },
  }
}
