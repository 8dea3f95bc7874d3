import { chakra } from '@chakra-ui/react'
import { stateText } from '@healthcare-for-all/cms/contract'
import { PageLink } from '../../../components/page-link.tsx'
import { listingCopy } from '../../../copy/listing.ts'
import { useCopy, usePaths } from '../../../lib/language.tsx'

const FILTERS = {
  free: { isFree: true },
  lowCost: { isLowCost: true },
  now: { open: 'now' },
  late: { open: 'late' },
  weekend: { open: 'weekend' },
  walkIns: { walkInsWelcome: true },
} as const

interface NarrowLinksProps {
  /** The state's name. */
  state: string
  /** Slug of a category. */
  category?: string
}

/** The list's clinics that are free, open now and so on: searches, since only those have filters. */
export const NarrowLinks = ({ state, category }: NarrowLinksProps) => {
  const { heading, ...words } = useCopy(listingCopy).narrow
  const paths = usePaths()
  return (
    <chakra.nav
      display="flex"
      flexWrap="wrap"
      alignItems="center"
      columnGap="4"
      marginTop="2"
      aria-label={heading}
    >
      <span>{heading}</span>
      {(Object.keys(FILTERS) as (keyof typeof FILTERS)[]).map((name) => (
        <PageLink
          key={name}
          display="inline-flex"
          alignItems="center"
          minHeight="touch"
          to={paths.search({ location: stateText(state), service: category, ...FILTERS[name] })}
        >
          {words[name]}
        </PageLink>
      ))}
    </chakra.nav>
  )
}
