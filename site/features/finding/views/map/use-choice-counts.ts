import { useCounts } from '../../use-counts.ts'
import { isNarrowed, type MapFilter } from './map-values.ts'

/** How many clinics each choice of state or service would find; undefined if that is unknown. */
export const useChoiceCounts = (filter: MapFilter) => {
  const counts = useCounts(filter)
  /** What is known of the whole country counts only if no other filter narrows it. */
  const inAll = (clinicCount: number, others: MapFilter) =>
    isNarrowed(others) ? undefined : clinicCount
  return {
    counts,
    ofState: ({ clinicCount }: { clinicCount: number }) =>
      inAll(clinicCount, { ...filter, state: undefined }),
    ofService: ({ slug, clinicCount }: { slug: string; clinicCount: number }) =>
      counts ? (counts.services[slug] ?? 0) : inAll(clinicCount, { ...filter, services: [] }),
  }
}
