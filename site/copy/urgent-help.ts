import { perLanguage } from './catalog.ts'
import type { urgentHelp } from './en/urgent-help.ts'

export type UrgentHelpCopy = typeof urgentHelp
export const urgentHelpCopy = perLanguage(
  import.meta.glob<UrgentHelpCopy>('./*/urgent-help.ts', { eager: true, import: 'urgentHelp' }),
)
