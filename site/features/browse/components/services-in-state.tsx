import { List } from '@chakra-ui/react'
import { PageLink } from '../../../components/page-link.tsx'
import { ServiceIcon } from '../../../components/service-icon.tsx'
import { stateCopy } from '../../../copy/state.ts'
import { useCopy, usePaths } from '../../../lib/language.tsx'
import { serviceKind } from '../../../lib/service-kind.ts'
import { TWO_COLUMNS } from '../../../theme/recipes/columns.ts'

interface ServicesInStateProps {
  /** Slug. */
  state: string
}

/** The state's clinics by service: six links. */
export const ServicesInState = ({ state }: ServicesInStateProps) => {
  const copy = useCopy(stateCopy)
  const paths = usePaths()
  return (
    <List.Root
      display={{ base: 'grid', md: 'flex' }}
      flexWrap="wrap"
      columnGap="6"
      gridTemplateColumns={TWO_COLUMNS}
    >
      {Object.entries(copy.service).map(([slug, name]) => (
        <li key={slug}>
          <PageLink
            to={paths.categoryInState(slug, state)}
            display="flex"
            alignItems="center"
            gap="2"
            minHeight="touch"
          >
            <ServiceIcon kind={serviceKind(slug)} />
            <span>{name}</span>
          </PageLink>
        </li>
      ))}
    </List.Root>
  )
}
