import type { Guide } from '@healthcare-for-all/cms/contract'

/**
 * A guide as schema.org describes it.
 * @param url the page's canonical address
 */
export const guideStructuredData = ({ title, summary, updatedAt }: Guide, url: string) => ({
  '@context': 'https://schema.org',
  '@type': 'MedicalWebPage',
  '@id': url,
  url,
  name: title,
  description: summary,
  dateModified: updatedAt,
  isAccessibleForFree: true,
  audience: { '@type': 'Patient' },
})
