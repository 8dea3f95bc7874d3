/**
 * The collections whose translations are noted, in the order of the panel's list of what there is to
 * translate.
 */
export const NOTED = [
  'guides',
  'articles',
  'article-categories',
  'categories',
  'services',
  'needs',
  'states',
  'clinics',
] as const
