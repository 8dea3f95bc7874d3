import {
  DEFAULT_DISTANCE,
  DISTANCES,
  type MirrorClinic,
  type MirrorZipFile,
  milesBetween,
  mirrorData,
} from '@healthcare-for-all/cms/contract/mirror'
import type { FoundPlace } from './find-place.ts'
import { readFile } from './read-files.ts'

export interface Wanted {
  /** Miles; undefined if nobody chose: then the search widens until it finds something. */
  distance: number | undefined
  /** Slugs of categories or names of services in any language; any of them matches. */
  services: string[]
  isFree: boolean
  isLowCost: boolean
}

export interface NearClinic extends MirrorClinic {
  miles: number
}

const matches = (clinic: MirrorClinic, { services, isFree, isLowCost }: Wanted): boolean => {
  const hasCost =
    !(isFree || isLowCost) || (isFree && clinic.isFree) || (isLowCost && clinic.isLowCost)
  const offered = [
    ...clinic.categories,
    ...Object.values(clinic.services).flatMap((names) => names.map((name) => name.toLowerCase())),
  ]
  return hasCost && (services.length === 0 || services.some((name) => offered.includes(name)))
}

const within = async (place: FoundPlace, wanted: Wanted, most: number): Promise<NearClinic[]> => {
  const around = await readFile<MirrorZipFile>(mirrorData.zip(place.prefix))
  const prefixes = (around?.near ?? []).filter(([, miles]) => miles <= most)
  const files = await Promise.all(
    prefixes.map(([prefix]) => readFile<MirrorZipFile>(mirrorData.zip(prefix))),
  )
  return files
    .flatMap((file) => file?.clinics ?? [])
    .flatMap((clinic): NearClinic[] => {
      const { latitude, longitude } = clinic
      if (latitude === null || longitude === null || !matches(clinic, wanted)) return []
      return [{ ...clinic, miles: milesBetween(place, { latitude, longitude }) }]
    })
    .filter(({ miles }) => miles <= most)
    .sort((one, other) => one.miles - other.miles)
}

/** The clinics around a place, nearest first, and how far was looked. */
export const findClinics = async (
  place: FoundPlace,
  wanted: Wanted,
): Promise<{ clinics: NearClinic[]; miles: number }> => {
  const radii = wanted.distance
    ? [wanted.distance]
    : DISTANCES.filter((miles) => miles >= DEFAULT_DISTANCE)
  let miles: number = DEFAULT_DISTANCE
  for (miles of radii) {
    const clinics = await within(place, wanted, miles)
    if (clinics.length > 0) return { clinics, miles }
  }
  return { clinics: [], miles }
}
