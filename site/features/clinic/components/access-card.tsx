import type { Clinic } from '@healthcare-for-all/cms/contract'
import { FactList } from '../../../components/fact-list.tsx'
import { InfoCard } from '../../../components/info-card.tsx'
import { listOrNothing } from '../../../components/plain-list.tsx'
import { clinicCopy } from '../../../copy/clinic.ts'
import { useCopy } from '../../../lib/language.tsx'
import { knownFact } from '../known-fact.ts'
import { langOf } from '../lang-of.ts'

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
          {
            term: text.languages,
            value: listOrNothing(clinic.languages) ?? toConfirm,
            lang: langOf(clinic, 'languages'),
          },
          {
            term: text.interpreters,
            value: knownFact(clinic.interpreters, text.interpretersYes, text.interpretersNo),
          },
          {
            term: text.accessibility,
            value: listOrNothing(clinic.accessibility) ?? toConfirm,
            lang: langOf(clinic, 'accessibility'),
          },
          {
            term: text.telehealth,
            value: knownFact(clinic.telehealth, text.telehealthYes, text.telehealthNo),
          },
        ]}
      />
    </InfoCard>
  )
}
