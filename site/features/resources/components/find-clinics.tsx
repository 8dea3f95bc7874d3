import { Box, Button, defineStyle, Flex, Heading } from '@chakra-ui/react'
import { ExampleMark } from '../../../components/example-mark.tsx'
import { PageLink } from '../../../components/page-link.tsx'
import { resourcesCopy } from '../../../copy/resources.ts'
import { useCopy, usePaths } from '../../../lib/language.tsx'
import { useSite } from '../../../lib/site-settings.tsx'

const first = defineStyle({ width: 'full' })
const link = defineStyle({ display: 'inline-flex', alignItems: 'center', minHeight: 'touch' })

/** Three ways into the directory. */
export const FindClinics = () => {
  const copy = useCopy(resourcesCopy).findClinics
  const paths = usePaths()
  const figure = useSite()?.resourcesFigure
  return (
    <Box height="full" padding="4" background="wash" borderRadius="card">
      <Heading as="h3" fontSize="20" marginBottom="1">
        {copy.title}
      </Heading>
      {figure && (
        <p>
          <span>{copy.text(figure)}</span> <ExampleMark />
        </p>
      )}
      <Flex flexWrap="wrap" alignItems="center" columnGap="6" rowGap="1" marginTop="4">
        <Button asChild css={first}>
          <PageLink to={paths.search()}>{copy.search}</PageLink>
        </Button>
        <PageLink css={link} to={paths.browseStates}>
          {copy.states}
        </PageLink>
        <PageLink css={link} to={paths.map()}>
          {copy.map}
        </PageLink>
      </Flex>
    </Box>
  )
}
