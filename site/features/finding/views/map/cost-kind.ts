import type { ListedClinic } from '@healthcare-for-all/cms/contract'

/** What is known of a clinic's cost: most clinics have said nothing. */
export type CostKind = 'free' | 'low' | 'unknown'

export const costKind = ({
  isFree,
  isLowCost,
}: Pick<ListedClinic, 'isFree' | 'isLowCost'>): CostKind =>
  isFree ? 'free' : isLowCost ? 'low' : 'unknown'

interface CostCounts {
  count: number
  free: number
  /** Not free, but low-cost. */
  low: number
}

/** What all clinics of a cluster are, or 'mixed'. */
export const clusterKind = ({ count, free, low }: CostCounts): CostKind | 'mixed' => {
  if (free === count) return 'free'
  if (low === count) return 'low'
  return free + low === 0 ? 'unknown' : 'mixed'
}
