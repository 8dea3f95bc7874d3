import { Span } from '@chakra-ui/react'
import { clinicCardCopy } from '../copy/clinic-card.ts'
import { useCopy } from '../lib/language.tsx'

interface AfterNumberProps {
  line: {
    extension: string | null
    /** The English name of the language that has to be said. */
    language: string | null
  }
}

/** What follows the number of a line on a button: its extension, and its language in one piece. */
export const AfterNumber = ({ line: { extension, language } }: AfterNumberProps) => {
  const copy = useCopy(clinicCardCopy)
  return (
    <>
      {extension && <span>{` ${copy.extension(extension)}`}</span>}
      {language && (
        <>
          {' '}
          <Span display="inline-block">{copy.inLanguage(language)}</Span>
        </>
      )}
    </>
  )
}
