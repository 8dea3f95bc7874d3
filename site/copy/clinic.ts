import type { PerLanguage } from './catalog.ts'
import { clinic as en } from './en/clinic.ts'

export type ClinicCopy = typeof en
export const clinicCopy: PerLanguage<ClinicCopy> = { en }
