import { clinicCardCopy } from '../copy/clinic-card.ts'
import { useCopy } from '../lib/language.tsx'
import { style } from '../theme/style.ts'

const whole = style({ whiteSpace: 'nowrap' })

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
      {extension && ` ${copy.extension(extension)}`}
      {language && (
        <>
          {' '}
          <span css={whole}>{copy.inLanguage(language)}</span>
        </>
      )}
    </>
  )
}
