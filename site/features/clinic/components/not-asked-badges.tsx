import type { ClinicSummary } from '@healthcare-for-all/cms/contract'
import { clinicCardCopy } from '../../../copy/clinic-card.ts'
import { useCopy } from '../../../lib/language.tsx'
import { listRecipes } from '../../../theme/list-style.ts'

interface NotAskedBadgesProps {
  clinic: Pick<ClinicSummary, 'asksForId' | 'asksForSsn'>
}

/** What a clinic is known not to ask for. */
export const NotAskedBadges = ({ clinic }: NotAskedBadgesProps) => {
  const { noId, noSsn } = useCopy(clinicCardCopy)
  return (
    <>
      {clinic.asksForId === false && <span className={listRecipes.quietBadge}>{noId}</span>}
      {clinic.asksForSsn === false && <span className={listRecipes.quietBadge}>{noSsn}</span>}
    </>
  )
}
