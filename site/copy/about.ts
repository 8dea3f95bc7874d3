import type { PerLanguage } from './catalog.ts'
import { about as en } from './en/about.ts'

export const aboutCopy: PerLanguage<typeof en> = { en }
