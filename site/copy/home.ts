import type { PerLanguage } from './catalog.ts'
import { home as en } from './en/home.ts'

export const homeCopy: PerLanguage<typeof en> = { en }
