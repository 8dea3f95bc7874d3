/** The collections whose texts editors translate one by one, in the order of the panel's list. */
export const TRANSLATABLE = [
  'guides',
  'articles',
  'article-categories',
  'categories',
  'services',
  'needs',
  'states',
] as const

/** Those whose texts are noted when they are translated. Clinics are too many for the panel's list. */
export const NOTED = [...TRANSLATABLE, 'clinics'] as const
