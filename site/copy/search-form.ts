import type { PerLanguage } from './catalog.ts'
import { searchForm as en } from './en/search-form.ts'

export type SearchFormCopy = typeof en
export const searchFormCopy: PerLanguage<SearchFormCopy> = { en }
