import type { ClinicSummary } from '@healthcare-for-all/cms/contract'
import { clinicCardCopy } from '../../../copy/clinic-card.ts'
import { useCopy } from '../../../lib/language.tsx'
import { cx, listRecipes, listStyle } from '../../../theme/list-style.ts'

/** Only words on a phone, where they share a line with the services. */
const badge = cx(
  listRecipes.quietBadge,
  listStyle({
    mdDown: { padding: 0, borderWidth: 0, fontSize: 'inherit', lineHeight: 'inherit' },
  }),
)

interface NotAskedBadgesProps {
  clinic: Pick<ClinicSummary, 'asksForId' | 'asksForSsn'>
}

/** What a clinic is known not to ask for. */
export const NotAskedBadges = ({ clinic }: NotAskedBadgesProps) => {
  const { noId, noSsn } = useCopy(clinicCardCopy)
  return (
    <>
      {clinic.asksForId === false && <span className={badge}>{noId}</span>}
      {clinic.asksForSsn === false && <span className={badge}>{noSsn}</span>}
    </>
  )
}
