import type { PerLanguage } from './catalog.ts'
import { clinicCard as en } from './en/clinic-card.ts'

export const clinicCardCopy: PerLanguage<typeof en> = { en }
