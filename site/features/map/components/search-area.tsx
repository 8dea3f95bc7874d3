import { PageLink } from '../../../components/page-link.tsx'
import { mapCopy } from '../../../copy/map.ts'
import { useCopy } from '../../../lib/language.tsx'
import { solidButton } from '../../../theme/recipes/button.ts'

/** After a search somebody has moved the map: shows all clinics there, and not only its results. */
export const SearchArea = ({ to }: { to: string }) => (
  <PageLink css={solidButton} to={to} preventScrollReset>
    {useCopy(mapCopy).searchArea}
  </PageLink>
)
