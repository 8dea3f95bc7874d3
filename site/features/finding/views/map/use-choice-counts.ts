import { useCounts } from '../../use-counts.ts'
import { isNarrowed, type MapFilter } from './map-values.ts'

/** How many clinics each choice of state or service would find; undefined if that is unknown. */
export const useChoiceCounts = (filter: MapFilter) => {
  const counts = useCounts(filter)
  /** A search around a place looks farther if it finds nothing nearby, which isn't counted. */
  const looksFarther = filter.location !== '' && filter.distance === undefined
  const inArea = (count = 0) => (count === 0 && looksFarther ? undefined : count)
  /** What is known of the whole country counts only if no other filter narrows it. */
  const inAll = (clinicCount: number, others: MapFilter) =>
    isNarrowed(others) ? undefined : clinicCount
  return {
    counts,
    ofState: ({ clinicCount }: { clinicCount: number }) =>
      inAll(clinicCount, { ...filter, state: undefined }),
    ofService: ({ slug, clinicCount }: { slug: string; clinicCount: number }) =>
      counts ? inArea(counts.services[slug]) : inAll(clinicCount, { ...filter, services: [] }),
  }
}
