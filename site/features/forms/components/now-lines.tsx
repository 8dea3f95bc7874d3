import { clinicCardCopy } from '../../../copy/clinic-card.ts'
import { useCopy } from '../../../lib/language.tsx'
import { style } from '../../../theme/style.ts'

const lineStyle = style({ display: 'block' })

export interface NowLine {
  /** What the words are about, where they don't say it. */
  term?: string
  words: string
  /** Of the words, if it is not the page's language. */
  lang?: 'en' | undefined
}

interface NowLinesProps {
  lines: readonly NowLine[]
}

/** What a page says today, a line each. */
export const NowLines = ({ lines }: NowLinesProps) => {
  const { inEnglish } = useCopy(clinicCardCopy)
  return lines.map(({ term, words, lang }) => (
    <span key={`${term} ${words}`} css={lineStyle}>
      {term && `${term}: `}
      {lang ? (
        <>
          <span lang={lang}>{words}</span> {inEnglish}
        </>
      ) : (
        words
      )}
    </span>
  ))
}
