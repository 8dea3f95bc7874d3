import type { PerLanguage } from './catalog.ts'
import { urgentHelp as en } from './en/urgent-help.ts'

export type UrgentHelpCopy = typeof en
export const urgentHelpCopy: PerLanguage<UrgentHelpCopy> = { en }
