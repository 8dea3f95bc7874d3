import type { PerLanguage } from './catalog.ts'
import { browse as en } from './en/browse.ts'

export const browseCopy: PerLanguage<typeof en> = { en }
