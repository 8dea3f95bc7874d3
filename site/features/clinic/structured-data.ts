import type { Clinic, LineType, OpeningHours, PhoneLine } from '@healthcare-for-all/cms/contract'
import type { ClinicCopy } from '../../copy/clinic.ts'
import { pointOf, webAddress } from '../../lib/clinic-text.ts'

const schemaDay = (day: OpeningHours['day']) =>
  `https://schema.org/${day.charAt(0).toUpperCase()}${day.slice(1)}`

/** What is unknown is left out: JSON drops undefined. */
const known = <T>(value: T | null | undefined) => value ?? undefined
const some = <T>(list: T[]) => (list.length === 0 ? undefined : list)

/** What a line is for, as Google's and schema.org's examples put it. */
const CONTACT_TYPES: Partial<Record<LineType, string>> = {
  appointments: 'reservations',
  afterHours: 'after hours',
  crisis: 'emergency',
  text: 'text messages',
  textphone: 'TTY',
}

const contactPoint = ({ number, type, languages, description }: PhoneLine) => ({
  '@type': 'ContactPoint',
  telephone: number,
  contactType: CONTACT_TYPES[type],
  contactOption: type === 'textphone' ? 'HearingImpairedSupported' : undefined,
  availableLanguage: some(languages),
  description: known(description),
})

/** How it is reached: its number with its languages, then its further lines. */
const contactPoints = ({ phone, languages, phones = [] }: Clinic) => [
  ...(phone && (languages.length > 0 || phones.length > 0)
    ? [{ '@type': 'ContactPoint', telephone: phone, availableLanguage: some(languages) }]
    : []),
  ...phones.filter(({ type }) => type !== 'fax').map(contactPoint),
]

/**
 * A clinic as schema.org describes it.
 * @param url the page's canonical address
 * @param words for what a visit costs
 */
export const clinicStructuredData = (
  clinic: Clinic,
  url: string,
  words: Pick<ClinicCopy['quick'], 'free' | 'lowCost'>,
) => {
  const point = clinic.coordinatesApproximate ? null : pointOf(clinic)
  return {
    '@context': 'https://schema.org',
    '@type': ['MedicalOrganization', 'MedicalClinic'],
    '@id': url,
    url,
    name: clinic.name,
    description: known(clinic.description),
    sameAs: known(webAddress(clinic.website)),
    telephone: known(clinic.phone),
    faxNumber: clinic.phones?.find(({ type }) => type === 'fax')?.number,
    priceRange: clinic.isFree ? words.free : clinic.isLowCost ? words.lowCost : undefined,
    // Only schema.org's word for what costs nothing: a low price is in priceRange alone.
    isAccessibleForFree: clinic.isFree || undefined,
    isAcceptingNewPatients: known(clinic.acceptsNewPatients),
    foundingDate: known(clinic.foundedYear?.toString()),
    address: {
      '@type': 'PostalAddress',
      streetAddress: clinic.address || undefined,
      addressLocality: clinic.city,
      addressRegion: clinic.state,
      postalCode: known(clinic.zipCode),
      addressCountry: 'US',
    },
    geo: point ? { '@type': 'GeoCoordinates', ...point } : undefined,
    openingHoursSpecification: some(
      clinic.openingHours.map(({ day, opens, closes }) => ({
        '@type': 'OpeningHoursSpecification',
        dayOfWeek: schemaDay(day),
        opens,
        closes,
      })),
    ),
    availableService: some(clinic.services.map((name) => ({ '@type': 'MedicalTherapy', name }))),
    amenityFeature: some(
      clinic.accessibility.map((name) => ({
        '@type': 'LocationFeatureSpecification',
        name,
        value: true,
      })),
    ),
    paymentAccepted: some(clinic.paymentOptions)?.join(', '),
    contactPoint: some(contactPoints(clinic)),
    // A place has no such dates, its page has.
    mainEntityOfPage: {
      '@type': 'MedicalWebPage',
      '@id': `${url}#page`,
      url,
      dateModified: clinic.updatedAt,
      lastReviewed: known(clinic.lastVerifiedAt?.slice(0, 10)),
      isAccessibleForFree: true,
    },
  }
}
