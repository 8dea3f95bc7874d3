import type { PerLanguage } from './catalog.ts'
import { legal as en } from './en/legal.ts'

export const legalCopy: PerLanguage<typeof en> = { en }
