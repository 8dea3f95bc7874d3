import type { PerLanguage } from './catalog.ts'
import { outdated as en } from './en/outdated.ts'

export type OutdatedCopy = typeof en
export const outdatedCopy: PerLanguage<OutdatedCopy> = { en }
