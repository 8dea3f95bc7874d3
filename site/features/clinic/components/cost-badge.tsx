import type { ClinicSummary } from '@healthcare-for-all/cms/contract'
import { Badge } from '../../../components/badge.tsx'
import { clinicCardCopy } from '../../../copy/clinic-card.ts'
import { useCopy } from '../../../lib/language.tsx'

interface CostBadgeProps {
  clinic: Pick<ClinicSummary, 'isFree' | 'isLowCost'>
}

/** FREE, or LOW-COST if it is not free. */
export const CostBadge = ({ clinic: { isFree, isLowCost } }: CostBadgeProps) => {
  const card = useCopy(clinicCardCopy)
  if (isFree) return <Badge tone="free">{card.free}</Badge>
  return isLowCost ? <Badge tone="low">{card.lowCost}</Badge> : null
}
