import type { Clinic } from '@healthcare-for-all/cms/contract'
import { FactList } from '../../../components/fact-list.tsx'
import { InfoCard } from '../../../components/info-card.tsx'
import { clinicCopy } from '../../../copy/clinic.ts'
import { useCopy } from '../../../lib/language.tsx'
import { unbrokenTimes } from '../../../lib/unbroken-times.ts'
import { langOf } from '../lang-of.ts'
import { visits } from '../visits.ts'
import { HoursTable } from './hours-table.tsx'

interface HoursCardProps {
  clinic: Clinic
}

/** Shown only if hours or appointments are known. */
export const HoursCard = ({ clinic }: HoursCardProps) => {
  const copy = useCopy(clinicCopy)
  const text = copy.hours
  const { hoursOfOperation, openingHours, limitedHours, timeZone } = clinic
  const { appointments, walkInsKnown } = visits(clinic, copy)
  const hasWeek = openingHours.length > 0 || limitedHours !== undefined
  if (!hoursOfOperation && !hasWeek && !appointments) return null
  return (
    <InfoCard heading={text.heading}>
      {hoursOfOperation && (
        <p lang={langOf(clinic, 'hoursOfOperation')}>{unbrokenTimes(hoursOfOperation)}</p>
      )}
      {hasWeek && <HoursTable hours={openingHours} limited={limitedHours} timeZone={timeZone} />}
      <FactList
        facts={[
          {
            term: text.appointments,
            value: appointments,
            lang: langOf(clinic, 'appointments'),
          },
          { term: text.walkIns, value: walkInsKnown },
        ]}
      />
    </InfoCard>
  )
}
