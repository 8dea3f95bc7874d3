import type { PerLanguage } from './catalog.ts'
import { search as en } from './en/search.ts'

export type SearchCopy = typeof en
export const searchCopy: PerLanguage<SearchCopy> = { en }
