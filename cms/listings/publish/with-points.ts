import type { PayloadRequest } from 'payload'
import { idOf } from '../../documents/id-of.ts'
import type { Clinic } from '../../payload-types.ts'
import { approximatePoints, normalizeName, type Unplaced } from '../../places/index.ts'
import { vocabularyOf } from '../../vocabulary/index.ts'

const isPlaced = ({ latitude, longitude, addressIsPrivate }: Clinic) =>
  typeof latitude === 'number' && typeof longitude === 'number' && !addressIsPrivate

/**
 * The clinics as they are listed: one without its own point gets the center of its ZIP code, or of
 * its town, and is marked approximate. A private address gets the town's, since many a ZIP code is that of
 * one building.
 */
export const withPoints = async (req: PayloadRequest, clinics: Clinic[]): Promise<Clinic[]> => {
  const unplaced = clinics.filter((clinic) => !isPlaced(clinic))
  if (unplaced.length === 0) return clinics
  const { states } = (await vocabularyOf(req)).en
  const points = await approximatePoints(
    req,
    unplaced.map(({ id, zipCode, city, state, addressIsPrivate }): Unplaced => {
      return {
        id,
        zip: addressIsPrivate ? '' : (zipCode ?? '').slice(0, 5),
        town: normalizeName(city),
        state: states.get(idOf(state))?.abbreviation ?? '',
      }
    }),
  )
  return clinics.map((clinic) => {
    const point = isPlaced(clinic) ? undefined : points.get(clinic.id)
    return point ? { ...clinic, ...point, coordinatesApproximate: true } : clinic
  })
}
