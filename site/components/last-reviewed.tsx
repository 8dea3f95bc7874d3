import { Text } from '@chakra-ui/react'
import { reviewedCopy } from '../copy/reviewed.ts'
import { useCopy } from '../lib/language.tsx'

interface LastReviewedProps {
  /** Null if nobody knows; then nothing is said. */
  at: string | null
}

/** When an editor last checked all that a text says. */
export const LastReviewed = ({ at }: LastReviewedProps) => {
  const copy = useCopy(reviewedCopy)
  if (!at) return null
  return (
    <Text marginTop="3" color="quiet" fontSize="16">
      <time dateTime={at.slice(0, 10)}>{copy.on(at)}</time>
    </Text>
  )
}
