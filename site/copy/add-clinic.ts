import type { PerLanguage } from './catalog.ts'
import { addClinic as en } from './en/add-clinic.ts'

export type AddClinicCopy = typeof en
export const addClinicCopy: PerLanguage<AddClinicCopy> = { en }
