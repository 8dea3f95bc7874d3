import { Box, Heading } from '@chakra-ui/react'
import { offlineCopy } from '../../../copy/offline.ts'
import { useCopy } from '../../../lib/language.tsx'
import { useSavedClinics } from '../../../lib/saved-clinics.ts'
import { SavedList } from './saved-list.tsx'

/** The saved clinics where something else could not be loaded; nothing if there are none. */
export const SavedOffline = () => {
  const copy = useCopy(offlineCopy)
  const clinics = useSavedClinics()
  if (clinics.length === 0) return null
  return (
    <Box width="full">
      <Heading as="h3" fontSize="20" marginBottom="2">
        {copy.saved}
      </Heading>
      <SavedList clinics={clinics} />
    </Box>
  )
}
