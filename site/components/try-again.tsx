import { readingCopy } from '../copy/reading.ts'
import { useCopy } from '../lib/language.tsx'
import { outlineButton } from '../theme/recipes/button.ts'

interface TryAgainProps {
  /** The page's own address, which tries again without scripts. */
  address: string
  onPress: () => void
}

export const TryAgain = ({ address, onPress }: TryAgainProps) => (
  <a
    css={outlineButton}
    href={address}
    onClick={(event) => {
      event.preventDefault()
      onPress()
    }}
  >
    {useCopy(readingCopy).again}
  </a>
)
