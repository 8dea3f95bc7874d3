import type { ListedClinic } from '@healthcare-for-all/cms/contract'

/** Latitude and longitude in degrees, as Leaflet takes them. */
export type MapPoint = [latitude: number, longitude: number]

type Located = Pick<ListedClinic, 'latitude' | 'longitude'>

/** A clinic's point, exact or approximate; undefined unless both halves are numbers. */
export const pointNear = ({ latitude, longitude }: Located): MapPoint | undefined =>
  Number.isFinite(latitude) && Number.isFinite(longitude)
    ? [Number(latitude), Number(longitude)]
    : undefined

/** Where its pin goes. An approximate point would send people to the wrong door. */
export const plotPoint = (
  clinic: Located & Pick<ListedClinic, 'coordinatesApproximate'>,
): MapPoint | undefined => (clinic.coordinatesApproximate ? undefined : pointNear(clinic))
