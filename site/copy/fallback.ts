import type { PerLanguage } from './catalog.ts'
import { fallback as en } from './en/fallback.ts'

export type FallbackCopy = typeof en
export const fallbackCopy: PerLanguage<FallbackCopy> = { en }
