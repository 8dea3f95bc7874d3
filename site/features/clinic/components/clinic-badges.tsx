import type { ClinicSummary } from '@healthcare-for-all/cms/contract'
import { Icon } from '../../../components/icon.tsx'
import { clinicCardCopy } from '../../../copy/clinic-card.ts'
import { useCopy } from '../../../lib/language.tsx'
import { cx, listRecipes, listStyle } from '../../../theme/list-style.ts'
import { CostBadge } from './cost-badge.tsx'

const row = listStyle({
  display: 'flex',
  flexWrap: 'wrap',
  gap: { base: '1', md: '2' },
  alignItems: 'center',
  mdDown: { '& > *': { paddingBlock: 0, fontSize: '0.875rem' } },
})

const plain = listStyle({
  mdDown: { paddingInline: '1', paddingBlock: 0, borderWidth: 0, fontSize: '0.875rem' },
})

interface ClinicBadgesProps {
  clinic: Pick<ClinicSummary, 'isFree' | 'isLowCost' | 'verified' | 'lastVerifiedAt'>
}

/** FREE, or LOW-COST if it is not free; Verified with its date. */
export const ClinicBadges = ({ clinic }: ClinicBadgesProps) => {
  const card = useCopy(clinicCardCopy)
  const { isFree, isLowCost, verified, lastVerifiedAt } = clinic
  if (!isFree && !isLowCost && !verified) return null
  return (
    <div className={row}>
      <CostBadge clinic={clinic} />
      {verified && (
        <span className={cx(listRecipes.quietBadge, plain)}>
          <Icon name="check" />
          <span>{lastVerifiedAt ? card.verifiedOn(lastVerifiedAt) : card.verified}</span>
        </span>
      )}
    </div>
  )
}
