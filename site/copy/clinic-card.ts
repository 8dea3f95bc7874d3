import { perLanguage } from './catalog.ts'
import type { clinicCard } from './en/clinic-card.ts'

export type ClinicCardCopy = typeof clinicCard

export const clinicCardCopy = perLanguage(
  import.meta.glob<ClinicCardCopy>('./*/clinic-card.ts', { eager: true, import: 'clinicCard' }),
)
