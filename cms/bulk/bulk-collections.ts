/** What visitors read: the collections whose documents can be changed many at once. */
export const BULK_COLLECTIONS = [
  'clinics',
  'states',
  'categories',
  'services',
  'needs',
  'poverty-figures',
  'guides',
  'articles',
  'article-categories',
  'media',
  'redirects',
] as const
export type BulkCollection = (typeof BULK_COLLECTIONS)[number]

export const isBulkCollection = (slug: string): slug is BulkCollection =>
  BULK_COLLECTIONS.some((one) => one === slug)
