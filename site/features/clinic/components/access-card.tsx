import type { Clinic } from '@healthcare-for-all/cms/contract'
import { FactList } from '../../../components/fact-list.tsx'
import { InfoCard } from '../../../components/info-card.tsx'
import { listOrNothing } from '../../../components/plain-list.tsx'
import { clinicCopy } from '../../../copy/clinic.ts'
import { useCopy } from '../../../lib/language.tsx'
import { knownFact } from '../known-fact.ts'

interface AccessCardProps {
  clinic: Clinic
}

export const AccessCard = ({ clinic }: AccessCardProps) => {
  const copy = useCopy(clinicCopy)
  const text = copy.access
  const toConfirm = copy.callToConfirm
  return (
    <InfoCard heading={text.heading}>
      <FactList
        facts={[
          { term: text.languages, value: listOrNothing(clinic.languages) ?? toConfirm },
          {
            term: text.interpreters,
            value: knownFact(clinic.interpreters, text.interpretersYes, text.interpretersNo),
          },
          { term: text.accessibility, value: listOrNothing(clinic.accessibility) ?? toConfirm },
          {
            term: text.telehealth,
            value: knownFact(clinic.telehealth, text.telehealthYes, text.telehealthNo),
          },
        ]}
      />
    </InfoCard>
  )
}
