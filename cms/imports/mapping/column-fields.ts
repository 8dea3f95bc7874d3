/** Which fields of a clinic a column can fill, by what its cells hold. */

export const TEXTS = [
  'description',
  'hoursOfOperation',
  'eligibilityRequirements',
  'appointments',
  'organizationType',
  'medicalDirector',
] as const

/** Several items in one cell. */
export const LISTS = [
  'services',
  'specialPrograms',
  'languages',
  'accessibility',
  'insuranceAccepted',
  'paymentOptions',
] as const

/** Yes or no. */
export const FLAGS = [
  'isFree',
  'isLowCost',
  'pharmacy',
  'laboratory',
  'xray',
  'dentalServices',
  'mentalHealth',
  'womenHealth',
  'pediatrics',
  'emergencyServices',
  'section330Funded',
  'fqhcLookAlike',
] as const

/** Yes, no or unknown. */
export const THREE_STATES = [
  'telehealth',
  'interpreters',
  'slidingFeeScale',
  'acceptsNewPatients',
  'walkInsWelcome',
] as const

export const WHOLE_NUMBERS = ['foundedYear', 'staffCount'] as const

/** In the order in which a person is asked for them. */
export const COLUMN_FIELDS = [
  'slug',
  'sourceId',
  'name',
  'fullAddress',
  'address',
  'city',
  'state',
  'zipCode',
  'phone',
  'phoneExtension',
  'website',
  'latitude',
  'longitude',
  'coordinatesApproximate',
  'addedCategories',
  'openingHours',
  ...TEXTS,
  ...LISTS,
  ...FLAGS,
  ...THREE_STATES,
  ...WHOLE_NUMBERS,
] as const
export type ColumnField = (typeof COLUMN_FIELDS)[number]

/** Those whose cells hold several items. */
export const LIST_FIELDS = ['addedCategories', ...LISTS] as const
export type ListField = (typeof LIST_FIELDS)[number]
