import { perLanguage } from './catalog.ts'
import type { searchForm } from './en/search-form.ts'

export type SearchFormCopy = typeof searchForm

/** Separate from the texts of the results, which the home page with this form doesn't need. */
export const searchFormCopy = perLanguage(
  import.meta.glob<SearchFormCopy>('./*/search-form.ts', { eager: true, import: 'searchForm' }),
)
