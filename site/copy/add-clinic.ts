import { perLanguage } from './catalog.ts'
import type { addClinic } from './en/add-clinic.ts'

export type AddClinicCopy = typeof addClinic
export const addClinicCopy = perLanguage(
  import.meta.glob<AddClinicCopy>('./*/add-clinic.ts', { eager: true, import: 'addClinic' }),
)
