import type { Clinic } from '@healthcare-for-all/cms/contract'
import { FactList } from '../../../components/fact-list.tsx'
import { PinnedNote } from '../../../components/pinned-note.tsx'
import { clinicCopy } from '../../../copy/clinic.ts'
import { clinicCardCopy } from '../../../copy/clinic-card.ts'
import { useCopy } from '../../../lib/language.tsx'
import { unbrokenTimes } from '../../../lib/unbroken-times.ts'
import { langOf } from '../lang-of.ts'
import { visits } from '../visits.ts'
import { CheckedDates } from './checked-dates.tsx'

interface QuickInfoProps {
  clinic: Clinic
}

export const QuickInfo = ({ clinic }: QuickInfoProps) => {
  const copy = useCopy(clinicCopy)
  const card = useCopy(clinicCardCopy)
  const text = copy.quick
  const toConfirm = copy.callToConfirm
  const { newPatients, walkIns } = visits(clinic, copy)
  const { isFree, isLowCost, verified, lastVerifiedAt, confirmedByClinicAt } = clinic
  return (
    <PinnedNote heading={text.heading}>
      <FactList
        values="beside"
        facts={[
          { term: text.cost, value: isFree ? text.free : isLowCost ? text.lowCost : toConfirm },
          { term: text.newPatients, value: newPatients },
          {
            term: text.walkIns,
            value: walkIns,
            lang: walkIns === clinic.appointments ? langOf(clinic, 'appointments') : undefined,
          },
          {
            term: text.hours,
            value: unbrokenTimes(clinic.hoursOfOperation ?? card.noHours),
            lang: langOf(clinic, 'hoursOfOperation'),
          },
          {
            term: text.verified,
            value: verified ? lastVerifiedAt && text.date(lastVerifiedAt) : text.notYetVerified,
          },
          {
            term: text.confirmed,
            value: confirmedByClinicAt && text.date(confirmedByClinicAt),
          },
          { term: text.updated, value: clinic.updatedAt && text.date(clinic.updatedAt) },
        ]}
      />
      <CheckedDates clinic={clinic} />
    </PinnedNote>
  )
}
