import { defineStyle, List } from '@chakra-ui/react'
import type { Clinic } from '@healthcare-for-all/cms/contract'
import { FactList } from '../../../components/fact-list.tsx'
import { InfoCard } from '../../../components/info-card.tsx'
import { listOrNothing } from '../../../components/plain-list.tsx'
import { ServiceIcon } from '../../../components/service-icon.tsx'
import { clinicCopy } from '../../../copy/clinic.ts'
import { clinicCardCopy } from '../../../copy/clinic-card.ts'
import { useCopy } from '../../../lib/language.tsx'
import { serviceKind } from '../../../lib/service-kind.ts'
import { langOf } from '../lang-of.ts'

const item = defineStyle({
  display: 'flex',
  alignItems: 'center',
  gap: { base: '2', _print: '1' },
  // In very large text a phone shows the longest words whole, in the card's margin.
  '@media (min-width: 341px) and (max-width: 13em)': { overflowWrap: 'break-word' },
})

const FLAGS = [
  'pharmacy',
  'laboratory',
  'xray',
  'dentalServices',
  'mentalHealth',
  'womenHealth',
  'pediatrics',
  'emergencyServices',
] as const satisfies (keyof Clinic)[]

interface ServicesCardProps {
  clinic: Clinic
}

export const ServicesCard = ({ clinic }: ServicesCardProps) => {
  const copy = useCopy(clinicCopy)
  const card = useCopy(clinicCardCopy)
  const text = copy.services
  const services = clinic.services.length === 0 ? [card.noServices] : clinic.services
  const flags = FLAGS.filter((flag) => clinic[flag]).map((flag) => text.flags[flag])
  return (
    <InfoCard heading={text.heading}>
      <List.Root
        display="grid"
        columnGap="6"
        rowGap="2"
        gridTemplateColumns="repeat(auto-fill, minmax(min(14rem, 100%), 1fr))"
        fontWeight="medium"
        _print={{ display: 'flex', flexWrap: 'wrap', columnGap: '4' }}
      >
        {services.map((service) => (
          <List.Item key={service} css={item}>
            <ServiceIcon kind={serviceKind(service)} />
            <span>{service}</span>
          </List.Item>
        ))}
      </List.Root>
      <FactList
        facts={[
          { term: text.onSite, value: listOrNothing(flags) },
          {
            term: text.programs,
            value: listOrNothing(clinic.specialPrograms),
            lang: langOf(clinic, 'specialPrograms'),
          },
        ]}
      />
    </InfoCard>
  )
}
