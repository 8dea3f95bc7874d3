import type { PerLanguage } from './catalog.ts'
import { failed as en } from './en/failed.ts'

export type FailedCopy = typeof en
export const failedCopy: PerLanguage<FailedCopy> = { en }
