import type { PerLanguage } from './catalog.ts'
import { guides as en } from './en/guides.ts'

export const guidesCopy: PerLanguage<typeof en> = { en }
