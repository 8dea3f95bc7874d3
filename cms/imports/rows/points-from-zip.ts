import type { Payload } from 'payload'
import type { Clinic } from '../../payload-types.ts'
import { zipCentroids } from '../../places/index.ts'
import type { ClinicData } from '../steps/compare.ts'
import type { Remarks } from './cells.ts'
import type { ClinicReading } from './clinic-fields.ts'
import { isSameValue } from './same-value.ts'

/** A row that was read successfully, with its line in the file. */
export type ReadRow = Omit<ClinicReading, 'kind' | keyof Remarks>

/** With its own point, or else its ZIP code's. */
type Placed = ReadRow & { isZipPoint: boolean }

/** A private place has no point, not even its ZIP code's. */
const isLacking = ({ latitude, addressIsPrivate }: ReadRow['fields']) =>
  latitude === undefined && !addressIsPrivate

/** Takes points that the file lacks from the ZIP code, and marks them as approximate. */
export const withPoints = async (payload: Payload, rows: ReadRow[]): Promise<Placed[]> => {
  const lacking = rows.filter(({ fields }) => isLacking(fields) && fields.zipCode)
  const zips = lacking.map(({ fields }) => fields.zipCode ?? '')
  const centroids = zips.length > 0 ? await zipCentroids({ payload }, zips) : new Map()
  return rows.map((row) => {
    const point = isLacking(row.fields) ? centroids.get(row.fields.zipCode ?? '') : undefined
    if (!point) return { ...row, isZipPoint: false }
    const { latitude, longitude } = point
    const fields = { ...row.fields, latitude, longitude, coordinatesApproximate: true }
    return { ...row, fields, isZipPoint: true }
  })
}

const PLACE = ['address', 'city', 'state', 'zipCode'] as const

/**
 * Keeps what we know about a clinic where the file says nothing: our point stays as long as the
 * place does, and the extension as long as the number does.
 * @param isNamed whether the row is from our own export, which has a point if the clinic has one
 */
export const withoutGuesses = (
  data: ClinicData,
  isZipPoint: boolean,
  known: Clinic,
  isNamed: boolean,
): ClinicData => {
  const differs = (field: (typeof PLACE)[number] | 'phone') =>
    data[field] !== undefined && !isSameValue(field, data[field], known[field])
  const kept = { ...data }
  const isKept = isNamed || typeof known.latitude === 'number'
  if (isZipPoint && isKept && !PLACE.some(differs)) {
    delete kept.latitude
    delete kept.longitude
    delete kept.coordinatesApproximate
  }
  if (kept.phoneExtension === null && !differs('phone')) delete kept.phoneExtension
  return kept
}
