import { Box, defineStyle, List } from '@chakra-ui/react'
import { useQuery } from '@tanstack/react-query'
import { Placeholders } from '../../../components/placeholder.tsx'
import { homeCopy } from '../../../copy/home.ts'
import { useCopy } from '../../../lib/language.tsx'
import { featuredClinicsQuery } from '../api.ts'
import { ClinicCard } from './clinic-card.tsx'

/** Placeholders shown while the clinics are loading. */
const PLACEHOLDERS = 4

const grid = defineStyle({
  display: 'grid',
  columnGap: '12',
  gridTemplateColumns: { base: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' },
})

export const FeaturedClinics = () => {
  const copy = useCopy(homeCopy).popularClinics
  const { data: clinics, isError } = useQuery(featuredClinicsQuery)
  if (isError) return <p>{copy.failed}</p>
  if (!clinics)
    return (
      <Box css={grid}>
        <Placeholders count={PLACEHOLDERS} label={copy.loading} bars={3} />
      </Box>
    )
  if (clinics.length === 0) return <p>{copy.empty}</p>
  return (
    <List.Root css={grid}>
      {clinics.map((clinic) => (
        <li key={clinic.id}>
          <ClinicCard clinic={clinic} />
        </li>
      ))}
    </List.Root>
  )
}
