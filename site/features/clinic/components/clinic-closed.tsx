import { Box, Grid, Text } from '@chakra-ui/react'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { NoTranslate } from '../../../components/no-translate.tsx'
import { PageHeading } from '../../../components/page-heading.tsx'
import { PageLoading } from '../../../components/page-loading.tsx'
import { Section } from '../../../components/section.tsx'
import { clinicCopy } from '../../../copy/clinic.ts'
import { useCopy } from '../../../lib/language.tsx'
import { PageHead } from '../../../lib/page-head.tsx'
import { closedClinicQuery } from '../api.ts'
import { ClinicCard } from './clinic-card.tsx'

interface ClinicClosedProps {
  slug: string
  /** The search form. */
  children: ReactNode
}

/** At the address of a clinic that has closed: since when, and whom to call instead. */
export const ClinicClosed = ({ slug, children }: ClinicClosedProps) => {
  const { closed: text, loading } = useCopy(clinicCopy)
  const { data: clinic } = useQuery(closedClinicQuery(slug))
  if (!clinic) return <PageLoading label={loading} />
  const { name, city, state, closedAt, nearest } = clinic
  return (
    <>
      <Grid gap="4" paddingTop={{ base: '8', md: '12' }}>
        <PageHead title={text.title(name)} noindex />
        <PageHeading>
          <NoTranslate text={text.title(name)} words={name} />
        </PageHeading>
        <Text fontSize="18" maxWidth="measure">
          {text.text(city, state, closedAt)}
        </Text>
      </Grid>
      <Section heading={text.nearest}>
        {nearest.length === 0 && <p>{text.none}</p>}
        <ul>
          {nearest.map((other) => (
            <li key={other.id}>
              <ClinicCard clinic={other} />
            </li>
          ))}
        </ul>
      </Section>
      <Section heading={text.search}>
        <Box maxWidth="40rem">{children}</Box>
      </Section>
    </>
  )
}
