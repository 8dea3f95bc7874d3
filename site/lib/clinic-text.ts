import type { ClinicSummary } from '@healthcare-for-all/cms/contract'

type Postal = Pick<ClinicSummary, 'address' | 'city' | 'state' | 'zipCode'>

/** '414 North St, Anderson, SC 29621' */
export const postalAddress = ({ address, city, state, zipCode }: Postal) =>
  [address, city, [state, zipCode].filter(Boolean).join(' ')].filter(Boolean).join(', ')

type Located = Pick<ClinicSummary, 'latitude' | 'longitude'>

/** The clinic's point, or null if either half is unknown. */
export const pointOf = ({ latitude, longitude }: Located) =>
  latitude === null || longitude === null ? null : { latitude, longitude }

/** The destination for a maps service: the point, or the address if the point is approximate. */
export const destinationOf = (clinic: Postal & Located & { coordinatesApproximate: boolean }) => {
  const point = pointOf(clinic)
  return point && !clinic.coordinatesApproximate
    ? `${point.latitude},${point.longitude}`
    : postalAddress(clinic)
}

/** A website's address to link to, or null if it isn't one. Some are stored without a scheme. */
export const webAddress = (website: string | null) => {
  if (!website) return null
  const address = /^[a-z][a-z\d+.-]*:/i.test(website) ? website : `https://${website}`
  return /^https?:/i.test(address) ? address : null
}
