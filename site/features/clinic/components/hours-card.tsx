import type { Clinic } from '@healthcare-for-all/cms/contract'
import { FactList } from '../../../components/fact-list.tsx'
import { InfoCard } from '../../../components/info-card.tsx'
import { clinicCopy } from '../../../copy/clinic.ts'
import { useCopy } from '../../../lib/language.tsx'
import { knownFact } from '../known-fact.ts'
import { HoursTable } from './hours-table.tsx'

interface HoursCardProps {
  clinic: Clinic
}

/** Stands only where hours or appointments are known. */
export const HoursCard = ({ clinic }: HoursCardProps) => {
  const text = useCopy(clinicCopy).hours
  const { hoursOfOperation, openingHours, appointments, walkInsWelcome } = clinic
  if (!hoursOfOperation && openingHours.length === 0 && !appointments) return null
  return (
    <InfoCard heading={text.heading}>
      {hoursOfOperation && <p>{hoursOfOperation}</p>}
      {openingHours.length > 0 && <HoursTable hours={openingHours} />}
      <FactList
        facts={[
          { term: text.appointments, value: appointments },
          {
            term: text.walkIns,
            value: knownFact(walkInsWelcome, text.walkInsYes, text.walkInsNo),
          },
        ]}
      />
    </InfoCard>
  )
}
