import { Box, defineStyle, List } from '@chakra-ui/react'
import type { Clinic } from '@healthcare-for-all/cms/contract'
import { useQuery } from '@tanstack/react-query'
import { PageLink } from '../../../components/page-link.tsx'
import { Placeholders } from '../../../components/placeholder.tsx'
import { Section } from '../../../components/section.tsx'
import { clinicCopy } from '../../../copy/clinic.ts'
import { useCopy, usePaths } from '../../../lib/language.tsx'
import { OTHER_CLINICS, otherClinicsQuery } from '../api.ts'
import { headingOfOthers, hrefOfOthers } from '../other-clinics.ts'
import { ClinicCard } from './clinic-card.tsx'

const grid = defineStyle({
  display: 'grid',
  columnGap: '12',
  gridTemplateColumns: { base: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' },
})

interface OtherClinicsProps {
  clinic: Clinic
}

/** The nearest clinics of the same state. */
export const OtherClinics = ({ clinic }: OtherClinicsProps) => {
  const copy = useCopy(clinicCopy)
  const paths = usePaths()
  const text = copy.others
  const { data, isError } = useQuery(otherClinicsQuery(clinic))
  const others = data?.clinics.filter(({ slug }) => slug !== clinic.slug).slice(0, OTHER_CLINICS)
  return (
    <Section
      heading={headingOfOthers(text, clinic, others)}
      aside={
        others?.length === OTHER_CLINICS && (
          <PageLink to={hrefOfOthers(paths, clinic, others)}>{text.all}</PageLink>
        )
      }
    >
      {others?.length === 0 && <p>{text.none}</p>}
      {isError && <p>{text.failed}</p>}
      <List.Root css={grid}>
        {others?.map((other) => (
          <li key={other.id}>
            <ClinicCard clinic={other} />
          </li>
        ))}
      </List.Root>
      {!data && !isError && (
        <Box css={grid}>
          <Placeholders count={OTHER_CLINICS} label={text.loading} bars={3} />
        </Box>
      )}
    </Section>
  )
}
