import type { ClinicSummary } from '@healthcare-for-all/cms/contract'
import { Badge } from '../../../components/badge.tsx'
import { clinicCardCopy } from '../../../copy/clinic-card.ts'
import { useCopy } from '../../../lib/language.tsx'

interface NotAskedBadgesProps {
  clinic: Pick<ClinicSummary, 'asksForId' | 'asksForSsn'>
}

/** What a clinic is known not to ask for. */
export const NotAskedBadges = ({ clinic }: NotAskedBadgesProps) => {
  const { noId, noSsn } = useCopy(clinicCardCopy)
  return (
    <>
      {clinic.asksForId === false && <Badge tone="quiet">{noId}</Badge>}
      {clinic.asksForSsn === false && <Badge tone="quiet">{noSsn}</Badge>}
    </>
  )
}
