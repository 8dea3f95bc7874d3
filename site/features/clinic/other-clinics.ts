import {
  type Clinic,
  DEFAULT_DISTANCE,
  DISTANCES,
  type ListedClinic,
  stateText,
} from '@healthcare-for-all/cms/contract'
import type { Paths } from '@healthcare-for-all/cms/contract/paths'
import type { ClinicCopy } from '../../copy/clinic.ts'

type Town = Pick<Clinic, 'city' | 'state'>
type Others = readonly Pick<ListedClinic, 'city' | 'distanceMiles'>[]

/** Miles that a clinic may be from the middle of its town, which a search goes by. */
const FROM_MIDDLE = 10

const nameOf = (city: string) => city.trim().toLowerCase()

/** What the others of a list are: those of the town, or else those around it. */
export const headingOfOthers = (
  text: ClinicCopy['others'],
  { city, state }: Town,
  others: Others | undefined,
): string => {
  if (others?.every((other) => nameOf(other.city) === nameOf(city)))
    return text.heading(city, state)
  // Without the clinic's own point they are only of its state.
  return others?.some(({ distanceMiles }) => distanceMiles === undefined)
    ? text.ofState(state)
    : text.nearby
}

/** A search that finds them: around the town, or in the whole state if they are farther than a search goes. */
export const hrefOfOthers = (
  paths: Paths,
  { city, state, stateName }: Town & Pick<Clinic, 'stateName'>,
  others: Others,
): string => {
  const farthest = Math.max(
    ...others.map(({ distanceMiles = Number.POSITIVE_INFINITY }) => distanceMiles),
  )
  // Said, since a part of a city is searched less far by default.
  const distance = DISTANCES.find(
    (miles) => miles > DEFAULT_DISTANCE && miles >= farthest + FROM_MIDDLE,
  )
  return distance === undefined
    ? paths.search({ location: stateText(stateName) })
    : paths.search({ location: `${city}, ${state}`, distance })
}
