import type { Clinic, OpeningHours } from '@healthcare-for-all/cms/contract'
import { pointOf, webAddress } from '../../lib/clinic-text.ts'

const schemaDay = (day: OpeningHours['day']) =>
  `https://schema.org/${day.charAt(0).toUpperCase()}${day.slice(1)}`

/** What is unknown is left out: JSON drops undefined. */
const known = <T>(value: T | null | undefined) => value ?? undefined
const some = <T>(list: T[]) => (list.length === 0 ? undefined : list)

/**
 * A clinic as schema.org describes it.
 * @param url the page's canonical address
 */
export const clinicStructuredData = (clinic: Clinic, url: string) => {
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
    priceRange: clinic.isFree ? 'Free' : clinic.isLowCost ? 'Low-cost' : undefined,
    isAcceptingNewPatients: known(clinic.acceptsNewPatients),
    foundingDate: known(clinic.foundedYear?.toString()),
    address: {
      '@type': 'PostalAddress',
      streetAddress: clinic.address,
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
    paymentAccepted: some(clinic.paymentOptions)?.join(', '),
    contactPoint:
      clinic.phone && clinic.languages.length > 0
        ? {
            '@type': 'ContactPoint',
            telephone: clinic.phone,
            availableLanguage: clinic.languages,
          }
        : undefined,
  }
}
