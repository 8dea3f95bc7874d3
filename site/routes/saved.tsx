import { Button, Container, defineStyle, Text } from '@chakra-ui/react'
import { useState } from 'react'
import { NoTranslate } from '../components/no-translate.tsx'
import { PageHeading } from '../components/page-heading.tsx'
import { PageLink } from '../components/page-link.tsx'
import { keepCopy } from '../copy/keep.ts'
import { ClearDevice } from '../features/saved/components/clear-device.tsx'
import { ExportButtons } from '../features/saved/components/export-buttons.tsx'
import { SavedList } from '../features/saved/components/saved-list.tsx'
import { useCopy, usePaths } from '../lib/language.tsx'
import { PageHead } from '../lib/page-head.tsx'
import { removeClinic, type SavedClinic, useSavedClinics } from '../lib/saved-clinics.ts'
import type { ScreenHandle } from '../lib/screen.ts'
import { useHydrated } from '../lib/use-hydrated.ts'

const page = defineStyle({ paddingTop: '6' })

export const handle: ScreenHandle = {}

/** The clinics that somebody has saved. The server doesn't know them, and a search engine has no use. */
export const Component = () => {
  const { saved: copy } = useCopy(keepCopy)
  const paths = usePaths()
  const clinics = useSavedClinics()
  const hydrated = useHydrated()
  const [removed, setRemoved] = useState('')
  const remove = ({ slug, name }: SavedClinic) => {
    removeClinic(slug)
    setRemoved(name)
  }
  return (
    <Container css={page}>
      <PageHead title={copy.title} noindex />
      <PageHeading>{copy.title}</PageHeading>
      <Text marginTop="2" marginBottom="6" fontSize="20" color="quiet">
        {copy.lead}
      </Text>
      <noscript>
        <p>{copy.noScripts}</p>
      </noscript>
      <p role="status">{removed && <NoTranslate words={removed} text={copy.removed(removed)} />}</p>
      {clinics.length > 0 ? (
        <>
          <SavedList clinics={clinics} onRemove={remove} />
          <ExportButtons clinics={clinics} />
        </>
      ) : (
        <>
          {hydrated && <Text marginBottom="4">{copy.none}</Text>}
          <Button asChild>
            <PageLink to={paths.search()}>{copy.find}</PageLink>
          </Button>
        </>
      )}
      <ClearDevice />
    </Container>
  )
}
