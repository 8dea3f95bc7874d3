import { Box, Button, Container, defineStyle, Heading, Text } from '@chakra-ui/react'
import { PageHeading } from '../components/page-heading.tsx'
import { offlineCopy } from '../copy/offline.ts'
import { KeptList } from '../features/offline/components/kept-list.tsx'
import { useIsOnline, useWanted } from '../features/offline/use-wanted.ts'
import { ImmediateHelp } from '../features/resources/components/immediate-help.tsx'
import { SavedList } from '../features/saved/components/saved-list.tsx'
import { useCopy, usePaths } from '../lib/language.tsx'
import { PageHead } from '../lib/page-head.tsx'
import { useSavedClinics } from '../lib/saved-clinics.ts'
import type { ScreenHandle } from '../lib/screen.ts'

const page = defineStyle({ paddingTop: '6', '& > * + h2': { marginTop: '8' } })

export const handle: ScreenHandle = {}

/** In place of a page that can't be reached: whom to call, and what the device has. */
export const Component = () => {
  const copy = useCopy(offlineCopy)
  const paths = usePaths()
  const clinics = useSavedClinics()
  const wanted = useWanted()
  // What was asked for could not be reached, whatever the browser says.
  const isConnected = useIsOnline() && !wanted
  const { title, lead } = isConnected ? copy.connected : copy
  return (
    <Container css={page}>
      <PageHead title={copy.title} noindex />
      <PageHeading>{title}</PageHeading>
      <Text marginTop="2" marginBottom="4" fontSize="20" color="quiet" maxWidth="measure">
        {lead}
      </Text>
      {/* Plain links: what can be opened now is a document. */}
      <Button asChild>
        <a href={wanted || paths.home}>{wanted ? copy.again : copy.home}</a>
      </Button>
      <Box marginTop="8" maxWidth="measure">
        <ImmediateHelp />
      </Box>
      {clinics.length > 0 ? (
        <>
          <Heading marginBottom="2">{copy.saved}</Heading>
          <SavedList clinics={clinics} />
        </>
      ) : (
        <Text marginTop="8" color="quiet">
          {copy.nothing}
        </Text>
      )}
      <KeptList kind="results" heading={copy.results} />
      <KeptList kind="guide" heading={copy.guides} />
    </Container>
  )
}
