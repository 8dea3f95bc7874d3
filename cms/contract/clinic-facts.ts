import type { CorrectionTopic, Locale } from './constants.ts'

/**
 * What is known about a clinic, one entry per fact. The editors' form, the stored and sent JSON,
 * the columns of files (which can contain any fact), the rows of a merge and the questions of a
 * call are all derived from it. The order is that of the questions in a call.
 */

/** How a fact is stored: a 'yesNo' may be unknown, a 'flag' is ticked or not. */
export type FactKind =
  | 'line'
  | 'paragraph'
  | 'list'
  | 'flag'
  | 'yesNo'
  | 'number'
  | 'hours'
  | 'phones'
  | 'relation'

/** The tabs of the editors' form. */
export type FactTab = 'place' | 'services' | 'payment' | 'papers' | 'hours' | 'organization'

interface Fact {
  name: string
  kind: FactKind
  label: { en: string; es: string }
  tab: FactTab
  /** Where visitors read it: in lists too, or only on the clinic's own page. */
  shown: 'list' | 'detail'
  /** Whether a call asks for it. */
  asked?: true
  /** Kept in English and Spanish. */
  localized?: true
  /** The group that it belongs to: in a merge, the facts of a group are chosen together. */
  with?: 'address' | 'phone' | 'point'
  /** What somebody says is wrong when it is: its part of the form for corrections. */
  topic?: CorrectionTopic
  /** How searches filter by it: that it is yes, that it is known to be no, or that it has an entry. */
  filter?: 'yes' | 'entry' | { no: string }
  /** Its property in the structured data of its page, as schema.org calls it. */
  schemaOrg?: string
}

export const CLINIC_FACTS = [
  {
    name: 'name',
    kind: 'line',
    label: { en: 'Name', es: 'Nombre' },
    tab: 'place',
    shown: 'list',
    topic: 'other',
    asked: true,
    schemaOrg: 'name',
  },
  {
    name: 'address',
    kind: 'line',
    label: { en: 'Street address', es: 'Dirección' },
    tab: 'place',
    shown: 'list',
    topic: 'address',
    asked: true,
    with: 'address',
    schemaOrg: 'address.streetAddress',
  },
  {
    name: 'city',
    kind: 'line',
    label: { en: 'City', es: 'Ciudad' },
    tab: 'place',
    shown: 'list',
    topic: 'address',
    asked: true,
    with: 'address',
    schemaOrg: 'address.addressLocality',
  },
  {
    name: 'state',
    kind: 'relation',
    label: { en: 'State', es: 'Estado' },
    tab: 'place',
    shown: 'list',
    topic: 'address',
    with: 'address',
    schemaOrg: 'address.addressRegion',
  },
  {
    name: 'zipCode',
    kind: 'line',
    label: { en: 'ZIP code', es: 'Código postal' },
    tab: 'place',
    shown: 'list',
    topic: 'address',
    asked: true,
    with: 'address',
    schemaOrg: 'address.postalCode',
  },
  {
    name: 'addressIsPrivate',
    kind: 'flag',
    label: { en: 'Private address', es: 'Dirección privada' },
    tab: 'place',
    shown: 'list',
    topic: 'address',
    asked: true,
    with: 'address',
  },
  {
    name: 'phone',
    kind: 'line',
    label: { en: 'Phone', es: 'Teléfono' },
    tab: 'place',
    shown: 'list',
    topic: 'phone',
    asked: true,
    with: 'phone',
    schemaOrg: 'telephone',
  },
  {
    name: 'phoneExtension',
    kind: 'line',
    label: { en: 'Extension', es: 'Extensión' },
    tab: 'place',
    shown: 'list',
    topic: 'phone',
    asked: true,
    with: 'phone',
  },
  {
    name: 'phones',
    kind: 'phones',
    label: { en: 'Further lines', es: 'Otras líneas' },
    tab: 'place',
    shown: 'list',
    topic: 'phone',
    asked: true,
    schemaOrg: 'contactPoint.1.telephone',
  },
  {
    name: 'hoursOfOperation',
    kind: 'paragraph',
    label: { en: 'Hours in words', es: 'Horario en palabras' },
    tab: 'hours',
    shown: 'list',
    topic: 'hours',
    asked: true,
    localized: true,
  },
  {
    name: 'openingHours',
    kind: 'hours',
    label: { en: 'Weekly hours', es: 'Horario semanal' },
    tab: 'hours',
    shown: 'detail',
    topic: 'hours',
    asked: true,
    schemaOrg: 'openingHoursSpecification',
  },
  {
    name: 'acceptsNewPatients',
    kind: 'yesNo',
    label: { en: 'Accepts new patients', es: 'Acepta pacientes nuevos' },
    tab: 'hours',
    shown: 'detail',
    topic: 'patients',
    asked: true,
    schemaOrg: 'isAcceptingNewPatients',
  },
  {
    name: 'walkInsWelcome',
    kind: 'yesNo',
    label: { en: 'Walk-ins welcome', es: 'Atiende sin cita' },
    tab: 'hours',
    shown: 'detail',
    topic: 'patients',
    filter: 'yes',
    asked: true,
  },
  {
    name: 'appointmentNeeded',
    kind: 'yesNo',
    label: { en: 'Appointment needed', es: 'Se necesita cita' },
    tab: 'hours',
    shown: 'detail',
    topic: 'patients',
    asked: true,
  },
  {
    name: 'appointments',
    kind: 'paragraph',
    label: { en: 'Appointments', es: 'Citas' },
    tab: 'hours',
    shown: 'detail',
    topic: 'patients',
    asked: true,
    localized: true,
  },
  {
    name: 'firstVisitWait',
    kind: 'paragraph',
    label: { en: 'Wait for a first visit', es: 'Espera para la primera visita' },
    tab: 'hours',
    shown: 'detail',
    topic: 'patients',
    asked: true,
    localized: true,
  },
  {
    name: 'notice',
    kind: 'paragraph',
    label: { en: 'Public notice', es: 'Aviso público' },
    tab: 'hours',
    shown: 'detail',
    localized: true,
  },
  {
    name: 'isFree',
    kind: 'flag',
    label: { en: 'Free', es: 'Gratis' },
    tab: 'payment',
    shown: 'list',
    topic: 'cost',
    asked: true,
    schemaOrg: 'priceRange',
  },
  {
    name: 'isLowCost',
    kind: 'flag',
    label: { en: 'Low-cost', es: 'Bajo costo' },
    tab: 'payment',
    shown: 'list',
    topic: 'cost',
    asked: true,
    schemaOrg: 'priceRange',
  },
  {
    name: 'firstVisitCost',
    kind: 'paragraph',
    label: { en: 'Cost of a first visit', es: 'Costo de la primera visita' },
    tab: 'payment',
    shown: 'detail',
    topic: 'cost',
    asked: true,
    localized: true,
  },
  {
    name: 'slidingFeeScale',
    kind: 'yesNo',
    label: { en: 'Sliding fee scale', es: 'Tarifa según ingresos' },
    tab: 'payment',
    shown: 'detail',
    topic: 'cost',
    asked: true,
  },
  {
    name: 'acceptsUninsured',
    kind: 'yesNo',
    label: { en: 'Accepts people without insurance', es: 'Atiende a personas sin seguro' },
    tab: 'payment',
    shown: 'detail',
    topic: 'patients',
    filter: 'yes',
    asked: true,
  },
  {
    name: 'insuranceAccepted',
    kind: 'list',
    label: { en: 'Insurance accepted', es: 'Seguros aceptados' },
    tab: 'payment',
    shown: 'detail',
    topic: 'cost',
    asked: true,
    localized: true,
  },
  {
    name: 'paymentOptions',
    kind: 'list',
    label: { en: 'Payment options', es: 'Formas de pago' },
    tab: 'payment',
    shown: 'detail',
    topic: 'cost',
    localized: true,
    schemaOrg: 'paymentAccepted',
  },
  {
    name: 'eligibilityRequirements',
    kind: 'paragraph',
    label: { en: 'Eligibility requirements', es: 'Requisitos' },
    tab: 'payment',
    shown: 'detail',
    topic: 'patients',
    asked: true,
    localized: true,
  },
  {
    name: 'asksForId',
    kind: 'yesNo',
    label: { en: 'Asks for an ID', es: 'Pide identificación' },
    tab: 'papers',
    shown: 'list',
    topic: 'papers',
    filter: { no: 'noIdNeeded' },
    asked: true,
  },
  {
    name: 'asksForProofOfAddress',
    kind: 'yesNo',
    label: { en: 'Asks for proof of address', es: 'Pide comprobante de domicilio' },
    tab: 'papers',
    shown: 'detail',
    topic: 'papers',
    asked: true,
  },
  {
    name: 'asksForProofOfIncome',
    kind: 'yesNo',
    label: { en: 'Asks for proof of income', es: 'Pide comprobante de ingresos' },
    tab: 'papers',
    shown: 'detail',
    topic: 'papers',
    asked: true,
  },
  {
    name: 'asksForSsn',
    kind: 'yesNo',
    label: { en: 'Asks for a Social Security number', es: 'Pide número de Seguro Social' },
    tab: 'papers',
    shown: 'list',
    topic: 'papers',
    filter: { no: 'noSsnNeeded' },
    asked: true,
  },
  {
    name: 'asksImmigrationStatus',
    kind: 'yesNo',
    label: { en: 'Asks about immigration status', es: 'Pregunta por el estatus migratorio' },
    tab: 'papers',
    shown: 'detail',
    topic: 'papers',
    asked: true,
  },
  {
    name: 'services',
    kind: 'list',
    label: { en: 'Services', es: 'Servicios' },
    tab: 'services',
    shown: 'list',
    topic: 'services',
    asked: true,
    schemaOrg: 'availableService',
  },
  {
    name: 'addedCategories',
    kind: 'relation',
    label: { en: 'Added categories', es: 'Categorías agregadas' },
    tab: 'services',
    shown: 'list',
  },
  {
    name: 'specialPrograms',
    kind: 'list',
    label: { en: 'Special programs', es: 'Programas especiales' },
    tab: 'services',
    shown: 'detail',
    localized: true,
  },
  {
    name: 'pharmacy',
    kind: 'flag',
    label: { en: 'Pharmacy', es: 'Farmacia' },
    tab: 'services',
    shown: 'detail',
  },
  {
    name: 'laboratory',
    kind: 'flag',
    label: { en: 'Laboratory', es: 'Laboratorio' },
    tab: 'services',
    shown: 'detail',
  },
  {
    name: 'xray',
    kind: 'flag',
    label: { en: 'X-ray', es: 'Rayos X' },
    tab: 'services',
    shown: 'detail',
  },
  {
    name: 'dentalServices',
    kind: 'flag',
    label: { en: 'Dental services', es: 'Servicios dentales' },
    tab: 'services',
    shown: 'detail',
  },
  {
    name: 'mentalHealth',
    kind: 'flag',
    label: { en: 'Mental health', es: 'Salud mental' },
    tab: 'services',
    shown: 'detail',
  },
  {
    name: 'womenHealth',
    kind: 'flag',
    label: { en: 'Women’s health', es: 'Salud de la mujer' },
    tab: 'services',
    shown: 'detail',
  },
  {
    name: 'pediatrics',
    kind: 'flag',
    label: { en: 'Pediatrics', es: 'Pediatría' },
    tab: 'services',
    shown: 'detail',
  },
  {
    name: 'emergencyServices',
    kind: 'flag',
    label: { en: 'Emergency services', es: 'Servicios de emergencia' },
    tab: 'services',
    shown: 'detail',
  },
  {
    name: 'languages',
    kind: 'list',
    label: { en: 'Languages', es: 'Idiomas' },
    tab: 'organization',
    shown: 'detail',
    topic: 'services',
    filter: 'entry',
    asked: true,
    localized: true,
    schemaOrg: 'contactPoint.0.availableLanguage',
  },
  {
    name: 'interpreters',
    kind: 'yesNo',
    label: { en: 'Interpreters', es: 'Intérpretes' },
    tab: 'services',
    shown: 'detail',
    topic: 'services',
    asked: true,
  },
  {
    name: 'telehealth',
    kind: 'yesNo',
    label: { en: 'Telehealth', es: 'Telesalud' },
    tab: 'services',
    shown: 'detail',
    topic: 'services',
    filter: 'yes',
    asked: true,
  },
  {
    name: 'website',
    kind: 'line',
    label: { en: 'Website', es: 'Sitio web' },
    tab: 'place',
    shown: 'detail',
    topic: 'other',
    asked: true,
    schemaOrg: 'sameAs',
  },
  {
    name: 'description',
    kind: 'paragraph',
    label: { en: 'Description', es: 'Descripción' },
    tab: 'place',
    shown: 'detail',
    localized: true,
    schemaOrg: 'description',
  },
  {
    name: 'latitude',
    kind: 'number',
    label: { en: 'Latitude', es: 'Latitud' },
    tab: 'place',
    shown: 'list',
    with: 'point',
    schemaOrg: 'geo.latitude',
  },
  {
    name: 'longitude',
    kind: 'number',
    label: { en: 'Longitude', es: 'Longitud' },
    tab: 'place',
    shown: 'list',
    with: 'point',
    schemaOrg: 'geo.longitude',
  },
  {
    name: 'coordinatesApproximate',
    kind: 'flag',
    label: { en: 'Approximate point', es: 'Punto aproximado' },
    tab: 'place',
    shown: 'list',
    with: 'point',
  },
  {
    name: 'accessibility',
    kind: 'list',
    label: { en: 'Accessibility', es: 'Accesibilidad' },
    tab: 'organization',
    shown: 'detail',
    localized: true,
    schemaOrg: 'amenityFeature',
  },
  {
    name: 'organizationType',
    kind: 'line',
    label: { en: 'Organization type', es: 'Tipo de organización' },
    tab: 'organization',
    shown: 'detail',
  },
  {
    name: 'medicalDirector',
    kind: 'line',
    label: { en: 'Medical director', es: 'Director o directora médica' },
    tab: 'organization',
    shown: 'detail',
  },
  {
    name: 'foundedYear',
    kind: 'number',
    label: { en: 'Founded', es: 'Año de fundación' },
    tab: 'organization',
    shown: 'detail',
    schemaOrg: 'foundingDate',
  },
  {
    name: 'staffCount',
    kind: 'number',
    label: { en: 'Staff', es: 'Personal' },
    tab: 'organization',
    shown: 'list',
  },
  {
    name: 'section330Funded',
    kind: 'flag',
    label: { en: 'Section 330 funded', es: 'Financiada por la sección 330' },
    tab: 'organization',
    shown: 'detail',
  },
  {
    name: 'fqhcLookAlike',
    kind: 'flag',
    label: { en: 'FQHC look-alike', es: 'Similar a un centro FQHC' },
    tab: 'organization',
    shown: 'detail',
  },
] as const satisfies readonly Fact[]

export type ClinicFact = (typeof CLINIC_FACTS)[number]
export type ClinicFactName = ClinicFact['name']

/** The names of the facts of one kind. */
export type FactsOfKind<Kind extends FactKind> = Extract<ClinicFact, { kind: Kind }>['name']

export const factsOfKind = <Kind extends FactKind>(kind: Kind): FactsOfKind<Kind>[] =>
  CLINIC_FACTS.filter((fact) => fact.kind === kind).map(({ name }) => name as FactsOfKind<Kind>)

export type LocalizedFact = Extract<ClinicFact, { localized: true }>['name']

/** What files call a fact's Spanish text. */
export type SpanishField = `${LocalizedFact} (es)`
export const spanishField = <Name extends string>(name: Name) => `${name} (es)` as const

/** The facts that are kept in English and Spanish. */
export const LOCALIZED_FACTS: LocalizedFact[] = CLINIC_FACTS.flatMap((fact) =>
  'localized' in fact ? [fact.name] : [],
)
export const SPANISH_FIELDS: SpanishField[] = LOCALIZED_FACTS.map((name) => spanishField(name))

type InLists = Exclude<Extract<ClinicFact, { shown: 'list' }>['name'], 'addedCategories'>

/**
 * The facts that lists show. Instead of `addedCategories`, lists have all of a clinic's categories.
 */
export const factsInLists: InLists[] = CLINIC_FACTS.filter(
  ({ shown, name }) => shown === 'list' && name !== 'addedCategories',
).map(({ name }) => name as InLists)

const LABELS: ReadonlyMap<string, Fact['label']> = new Map([
  ...CLINIC_FACTS.flatMap(({ name, label }): [string, Fact['label']][] => [
    [name, label],
    [spanishField(name), { en: `${label.en} (Spanish)`, es: `${label.es} (español)` }],
  ]),
  ['sourceId', { en: 'The source’s own id', es: 'Identificador propio de la fuente' }],
  ['noticeUntil', { en: 'Public notice until', es: 'Aviso público hasta' }],
])

/** A clinic field's label in each language, the same everywhere; undefined if it has none. */
export const clinicLabels = (field: string): Fact['label'] | undefined => LABELS.get(field)

/** Of street, city, state and ZIP code as one. */
export const ADDRESS_LABEL: Fact['label'] = { en: 'Address', es: 'Dirección' }

/** The label that is this one in English. */
export const labelNamed = (english: string): Fact['label'] | undefined =>
  [ADDRESS_LABEL, ...LABELS.values()].find(({ en }) => en === english)

export const clinicLabel = (field: string, locale: Locale = 'en'): string | undefined =>
  LABELS.get(field)?.[locale]

/** A fact's label. */
export const factLabel = (name: ClinicFactName, locale: Locale = 'en'): string =>
  clinicLabel(name, locale) ?? name
