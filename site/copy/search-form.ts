import type { PerLanguage } from './catalog.ts'
import { searchForm as en } from './en/search-form.ts'

export type SearchFormCopy = typeof en

/** Apart from the results' words: the form stands on the home page, which does without those. */
export const searchFormCopy: PerLanguage<SearchFormCopy> = { en }
