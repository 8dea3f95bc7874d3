import type { PerLanguage } from './catalog.ts'
import { clinicCard as en } from './en/clinic-card.ts'

export type ClinicCardCopy = typeof en

export const clinicCardCopy: PerLanguage<ClinicCardCopy> = { en }
