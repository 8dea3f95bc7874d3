/**
 * What the fields of a clinic are called, wherever somebody meets them: forms, differences, calls,
 * mappings. In the order of the clinic's form.
 */
export const CLINIC_LABELS = {
  name: 'Name',
  address: 'Street address',
  city: 'City',
  state: 'State',
  zipCode: 'ZIP code',
  phone: 'Phone',
  phoneExtension: 'Extension',
  website: 'Website',
  description: 'Description',
  latitude: 'Latitude',
  longitude: 'Longitude',
  coordinatesApproximate: 'Approximate point',
  services: 'Services',
  addedCategories: 'Added categories',
  specialPrograms: 'Special programs',
  pharmacy: 'Pharmacy',
  laboratory: 'Laboratory',
  xray: 'X-ray',
  dentalServices: 'Dental services',
  mentalHealth: 'Mental health',
  womenHealth: 'Women’s health',
  pediatrics: 'Pediatrics',
  emergencyServices: 'Emergency services',
  telehealth: 'Telehealth',
  interpreters: 'Interpreters',
  isFree: 'Free',
  isLowCost: 'Low-cost',
  slidingFeeScale: 'Sliding fee scale',
  insuranceAccepted: 'Insurance accepted',
  paymentOptions: 'Payment options',
  eligibilityRequirements: 'Eligibility requirements',
  hoursOfOperation: 'Hours in words',
  openingHours: 'Weekly hours',
  appointments: 'Appointments',
  acceptsNewPatients: 'Accepts new patients',
  walkInsWelcome: 'Walk-ins welcome',
  languages: 'Languages',
  accessibility: 'Accessibility',
  organizationType: 'Organization type',
  medicalDirector: 'Medical director',
  foundedYear: 'Founded',
  staffCount: 'Staff',
  section330Funded: 'Section 330 funded',
  fqhcLookAlike: 'FQHC look-alike',
  sourceId: 'The source’s own id',
} as const

export type ClinicLabelled = keyof typeof CLINIC_LABELS

const labels: Readonly<Record<string, string>> = CLINIC_LABELS

/** What a field is called; undefined where it is none that people fill in. */
export const clinicLabel = (field: string): string | undefined => labels[field]
