import { Button } from '@chakra-ui/react'
import { readingCopy } from '../copy/reading.ts'
import { useCopy } from '../lib/language.tsx'

interface TryAgainProps {
  /** The page's own address, which tries again without scripts. */
  address: string
  onPress: () => void
}

export const TryAgain = ({ address, onPress }: TryAgainProps) => (
  <Button asChild variant="outline">
    <a
      href={address}
      onClick={(event) => {
        event.preventDefault()
        onPress()
      }}
    >
      {useCopy(readingCopy).again}
    </a>
  </Button>
)
