import { hoursInWords } from '../../clinics/index.ts'
import type { Clinic, ClinicSummary } from '../../contract/clinic.ts'
import type { Locale } from '../../contract/constants.ts'
import type { Clinic as ClinicDocument } from '../../payload-types.ts'
import type { VocabularyCategory } from '../../vocabulary/index.ts'

/** An empty text is no text. */
const text = (value: string | null | undefined): string | null => value?.trim() || null
const fact = (value: 'yes' | 'no' | null | undefined): boolean | null =>
  value ? value === 'yes' : null

interface Jurisdiction {
  abbreviation: string
  name: string
}

export const clinicSummary = (
  clinic: ClinicDocument,
  state: Jurisdiction,
  categories: readonly VocabularyCategory[],
  locale: Locale,
): ClinicSummary => ({
  id: clinic.id,
  name: clinic.name,
  slug: clinic.slug,
  address: clinic.address ?? '',
  city: clinic.city,
  state: state.abbreviation,
  zipCode: text(clinic.zipCode),
  phone: text(clinic.phone),
  phoneExtension: text(clinic.phoneExtension),
  latitude: clinic.latitude ?? null,
  longitude: clinic.longitude ?? null,
  coordinatesApproximate: clinic.coordinatesApproximate ?? false,
  hoursOfOperation:
    text(clinic.hoursOfOperation) ?? hoursInWords(clinic.openingHours ?? [], locale),
  services: clinic.services ?? [],
  categories: categories.map(({ slug, name }) => ({ slug, name })),
  isFree: clinic.isFree ?? false,
  isLowCost: clinic.isLowCost ?? false,
  verified: Boolean(clinic.lastVerifiedAt),
  lastVerifiedAt: clinic.lastVerifiedAt ?? null,
  staffCount: clinic.staffCount ?? null,
})

export const clinicDetail = (
  clinic: ClinicDocument,
  state: Jurisdiction,
  summary: ClinicSummary,
): Clinic => ({
  ...summary,
  stateName: state.name,
  website: text(clinic.website),
  description: text(clinic.description),
  openingHours: (clinic.openingHours ?? []).map(({ day, opens, closes }) => ({
    day,
    opens,
    closes,
  })),
  foundedYear: clinic.foundedYear ?? null,
  organizationType: text(clinic.organizationType),
  medicalDirector: text(clinic.medicalDirector),
  specialPrograms: clinic.specialPrograms ?? [],
  insuranceAccepted: clinic.insuranceAccepted ?? [],
  paymentOptions: clinic.paymentOptions ?? [],
  eligibilityRequirements: text(clinic.eligibilityRequirements),
  appointments: text(clinic.appointments),
  languages: clinic.languages ?? [],
  accessibility: clinic.accessibility ?? [],
  section330Funded: clinic.section330Funded ?? false,
  fqhcLookAlike: clinic.fqhcLookAlike ?? false,
  pharmacy: clinic.pharmacy ?? false,
  laboratory: clinic.laboratory ?? false,
  xray: clinic.xray ?? false,
  dentalServices: clinic.dentalServices ?? false,
  mentalHealth: clinic.mentalHealth ?? false,
  womenHealth: clinic.womenHealth ?? false,
  pediatrics: clinic.pediatrics ?? false,
  emergencyServices: clinic.emergencyServices ?? false,
  acceptsNewPatients: fact(clinic.acceptsNewPatients),
  walkInsWelcome: fact(clinic.walkInsWelcome),
  slidingFeeScale: fact(clinic.slidingFeeScale),
  telehealth: fact(clinic.telehealth),
  interpreters: fact(clinic.interpreters),
  source: clinic.source,
  updatedAt: clinic.updatedAt,
})
