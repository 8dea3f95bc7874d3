import { Text } from '@chakra-ui/react'
import { readingCopy } from '../copy/reading.ts'
import { useCopy } from '../lib/language.tsx'

interface InEnglishNoteProps {
  /** Whether only parts of what follows are in English. */
  partly?: boolean
}

/** Says that a text is in English, since nobody has written it in the page's language yet. */
export const InEnglishNote = ({ partly = false }: InEnglishNoteProps) => {
  const { inEnglish } = useCopy(readingCopy)
  return (
    <Text color="quiet" marginBottom="4">
      {partly ? inEnglish.partly : inEnglish.whole}
    </Text>
  )
}
