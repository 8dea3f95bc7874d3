import type { ClinicSummary } from '@healthcare-for-all/cms/contract'
import { clinicCardCopy } from '../../../copy/clinic-card.ts'
import { useCopy } from '../../../lib/language.tsx'
import { listRecipes } from '../../../theme/list-style.ts'

interface CostBadgeProps {
  clinic: Pick<ClinicSummary, 'isFree' | 'isLowCost'>
}

/** FREE, or LOW-COST if it is not free. */
export const CostBadge = ({ clinic: { isFree, isLowCost } }: CostBadgeProps) => {
  const card = useCopy(clinicCardCopy)
  if (isFree) return <span className={listRecipes.freeBadge}>{card.free}</span>
  return isLowCost ? <span className={listRecipes.lowBadge}>{card.lowCost}</span> : null
}
