import { readingCopy } from '../copy/reading.ts'
import { useCopy } from '../lib/language.tsx'
import { style } from '../theme/style.ts'

const quiet = style({ color: 'quiet', marginBottom: '4' })

interface InEnglishNoteProps {
  /** Whether only parts of what follows are in English. */
  partly?: boolean
}

/** Says that a text is in English, since nobody has written it in the page's language yet. */
export const InEnglishNote = ({ partly = false }: InEnglishNoteProps) => {
  const { inEnglish } = useCopy(readingCopy)
  return <p css={quiet}>{partly ? inEnglish.partly : inEnglish.whole}</p>
}
