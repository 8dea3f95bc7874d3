import type { PerLanguage } from './catalog.ts'
import { indexPages as en } from './en/index-pages.ts'

export const indexPagesCopy: PerLanguage<typeof en> = { en }
