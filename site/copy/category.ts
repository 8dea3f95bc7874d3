import type { PerLanguage } from './catalog.ts'
import { category as en } from './en/category.ts'

export const categoryCopy: PerLanguage<typeof en> = { en }
