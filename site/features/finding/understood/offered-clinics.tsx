import { Flex } from '@chakra-ui/react'
import type { OfferedClinic } from '@healthcare-for-all/cms/contract'
import { PageLink } from '../../../components/page-link.tsx'
import { searchCopy } from '../../../copy/search.ts'
import { useCopy, usePaths } from '../../../lib/language.tsx'

/** Links to clinics whose name may have been typed, though it is a place's too. */
export const OfferedClinics = ({ clinics }: { clinics: OfferedClinic[] }) => {
  const { named } = useCopy(searchCopy)
  const paths = usePaths()
  if (clinics.length === 0) return null
  return (
    <Flex flexWrap="wrap" alignItems="baseline" columnGap="3">
      <span>{named.offered}</span>
      {clinics.map(({ slug, name, city, state }) => (
        <PageLink
          key={slug}
          display="inline-flex"
          alignItems="center"
          minHeight="touch"
          to={paths.clinic(slug)}
        >
          {`${name}, ${city}, ${state}`}
        </PageLink>
      ))}
    </Flex>
  )
}
