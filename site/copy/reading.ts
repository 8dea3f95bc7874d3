import type { PerLanguage } from './catalog.ts'
import { reading as en } from './en/reading.ts'

export const readingCopy: PerLanguage<typeof en> = { en }
