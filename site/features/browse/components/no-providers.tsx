import { Button, Text } from '@chakra-ui/react'
import { Notice } from '../../../components/notice.tsx'
import { PageLink } from '../../../components/page-link.tsx'
import { categoryCopy } from '../../../copy/category.ts'
import { useCopy, usePaths } from '../../../lib/language.tsx'

interface NoProvidersProps {
  /** Slug. */
  category: string
  /** Whether the view is narrowed to a state; otherwise 'nationwide' leads to all states. */
  inState: boolean
}

/** No clinic has this category, here or anywhere. */
export const NoProviders = ({ category, inState }: NoProvidersProps) => {
  const { none } = useCopy(categoryCopy)
  const paths = usePaths()
  return (
    <Notice title={none.title} role="status">
      <p>{none.text}</p>
      <Text display="flex" flexWrap="wrap" gap="3">
        <Button asChild variant="outline">
          <PageLink to={paths.search()}>{none.search}</PageLink>
        </Button>
        <Button asChild variant="outline">
          <PageLink to={inState ? paths.ownCategory(category) : paths.browseStates}>
            {none.nationwide}
          </PageLink>
        </Button>
      </Text>
    </Notice>
  )
}
