import type { PerLanguage } from './catalog.ts'
import { searchForm as en } from './en/search-form.ts'

export type SearchFormCopy = typeof en

/** Separate from the texts of the results, which the home page with this form doesn't need. */
export const searchFormCopy: PerLanguage<SearchFormCopy> = { en }
