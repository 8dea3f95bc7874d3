import { Text } from '@chakra-ui/react'
import type { Clinic } from '@healthcare-for-all/cms/contract'
import { FactList } from '../../../components/fact-list.tsx'
import { InfoCard } from '../../../components/info-card.tsx'
import { listOrNothing } from '../../../components/plain-list.tsx'
import { clinicCopy } from '../../../copy/clinic.ts'
import { clinicCardCopy } from '../../../copy/clinic-card.ts'
import { useCopy } from '../../../lib/language.tsx'
import { langOf } from '../lang-of.ts'

interface AboutCardProps {
  clinic: Clinic
}

export const AboutCard = ({ clinic }: AboutCardProps) => {
  const copy = useCopy(clinicCopy)
  const card = useCopy(clinicCardCopy)
  const text = copy.about
  const funding = [
    ...(clinic.section330Funded ? [text.section330] : []),
    ...(clinic.fqhcLookAlike ? [text.lookAlike] : []),
  ]
  return (
    <InfoCard heading={text.heading}>
      <Text
        fontSize="18"
        lineHeight="body"
        maxWidth="measure"
        whiteSpace="pre-line"
        lang={langOf(clinic, 'description')}
      >
        {clinic.description ?? text.nothing}
      </Text>
      <FactList
        facts={[
          { term: text.type, value: clinic.organizationType },
          { term: text.founded, value: clinic.foundedYear },
          {
            term: text.staff,
            value: clinic.staffCount === null ? null : card.staff(clinic.staffCount),
          },
          { term: text.director, value: clinic.medicalDirector },
          { term: text.funding, value: listOrNothing(funding) },
        ]}
      />
    </InfoCard>
  )
}
