import type { PerLanguage } from './catalog.ts'
import { search as en } from './en/search.ts'

export const searchCopy: PerLanguage<typeof en> = { en }
