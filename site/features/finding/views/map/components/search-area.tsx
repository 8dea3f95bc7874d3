import { Button } from '@chakra-ui/react'
import { PageLink } from '../../../../../components/page-link.tsx'
import { mapCopy } from '../../../../../copy/map.ts'
import { useCopy } from '../../../../../lib/language.tsx'

/** After a search somebody has moved the map: shows all clinics there, and not only its results. */
export const SearchArea = ({ to }: { to: string }) => (
  <Button asChild>
    <PageLink to={to} preventScrollReset>
      {useCopy(mapCopy).searchArea}
    </PageLink>
  </Button>
)
