import type { Clinic } from '../../contract/clinic.ts'
import type { HsdsLocation, HsdsServiceAtLocation } from '../../contract/hsds/entities.ts'
import type { HsdsAccessibility } from '../../contract/hsds/parts.ts'
import type { Ids } from '../ids.ts'
import { known } from './directory.ts'

/** What makes the place accessible. Listings keep how many these are. */
export const accessibilityOf = ({ id, accessibility }: Clinic, ids: Ids): HsdsAccessibility[] =>
  accessibility.map((description, part) => ({
    id: ids.of('accessibility', id, part),
    location_id: ids.of('location', id),
    description,
  }))

/** Where the clinic is. @param full with what is nested in it */
export const locationOf = (clinic: Clinic, ids: Ids, full: boolean): HsdsLocation => {
  const id = ids.of('location', clinic.id)
  const { name, latitude, longitude, addressIsPrivate } = clinic
  return {
    id,
    organization_id: ids.of('organization', clinic.id),
    location_type: 'physical',
    name,
    ...known({ latitude, longitude }),
    ...(full && {
      addresses: addressIsPrivate
        ? []
        : [
            {
              id: ids.of('address', clinic.id),
              location_id: id,
              address_1: clinic.address,
              city: clinic.city,
              state_province: clinic.state,
              postal_code: clinic.zipCode ?? '',
              country: 'US',
              address_type: 'physical',
            },
          ],
      accessibility: accessibilityOf(clinic, ids),
    }),
  }
}

/** That the service is given there. */
export const serviceAtLocationOf = (
  clinic: Clinic,
  ids: Ids,
  full: boolean,
): HsdsServiceAtLocation => ({
  id: ids.of('serviceAtLocation', clinic.id),
  service_id: ids.of('service', clinic.id),
  location_id: ids.of('location', clinic.id),
  location: locationOf(clinic, ids, full),
})
