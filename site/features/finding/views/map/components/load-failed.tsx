import { Flex } from '@chakra-ui/react'
import { GetButton } from '../../../../../components/get-button.tsx'
import { mapCopy } from '../../../../../copy/map.ts'
import { readingCopy } from '../../../../../copy/reading.ts'
import { isOffline } from '../../../../../lib/connection.ts'
import { useCopy } from '../../../../../lib/language.tsx'

/** The clinics could not be loaded, so it is not known how many there are. */
export const LoadFailed = ({ action }: { action: string }) => {
  const copy = useCopy(mapCopy)
  const { offline } = useCopy(readingCopy)
  return (
    <Flex role="alert" flexWrap="wrap" alignItems="center" columnGap="4" rowGap="2" marginTop="3">
      <p>{isOffline() ? offline.title : copy.failed}</p>
      <GetButton action={action} onPress={() => window.location.reload()}>
        {copy.again}
      </GetButton>
    </Flex>
  )
}
