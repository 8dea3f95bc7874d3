import { keepPreviousData, useQuery } from '@tanstack/react-query'
import type { FilterCounts } from '../../filters/filter-values.ts'
import { isNarrowed, type MapFilter, mapCountsQuery } from './api.ts'

/** How many clinics a choice would find; undefined if that is unknown. */
type CountOf<Choice> = (choice: Choice) => number | undefined

interface Counts {
  counts: FilterCounts
  ofState: CountOf<{ clinicCount: number }>
  ofService: CountOf<{ slug: string; clinicCount: number }>
}

/** How many clinics each filter would leave. */
export const useCounts = (filter: MapFilter): Counts => {
  // Elsewhere there are too many to count.
  const enabled = Boolean(filter.location ?? filter.state)
  const { data } = useQuery({
    ...mapCountsQuery(filter),
    enabled,
    placeholderData: enabled ? keepPreviousData : undefined,
  })
  const counts = data?.counts ?? undefined
  /** A search around a place looks farther if it finds nothing nearby, which isn't counted. */
  const looksFarther = Boolean(filter.location) && filter.distance === undefined
  const inArea = (count = 0) => (count === 0 && looksFarther ? undefined : count)
  /** What is known of the whole country counts only if no other filter narrows it. */
  const inAll = (clinicCount: number, others: MapFilter) =>
    isNarrowed(others) ? undefined : clinicCount
  return {
    counts,
    ofState: ({ clinicCount }) => inAll(clinicCount, { ...filter, state: undefined }),
    ofService: ({ slug, clinicCount }) =>
      counts
        ? inArea(counts.services[slug])
        : inAll(clinicCount, { ...filter, service: undefined }),
  }
}
