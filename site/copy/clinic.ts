import { perLanguage } from './catalog.ts'
import type { clinic } from './en/clinic.ts'

export type ClinicCopy = typeof clinic
export const clinicCopy = perLanguage(
  import.meta.glob<ClinicCopy>('./*/clinic.ts', { eager: true, import: 'clinic' }),
)
