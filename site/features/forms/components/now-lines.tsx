import { clinicCardCopy } from '../../../copy/clinic-card.ts'
import { useCopy } from '../../../lib/language.tsx'
import type { ShownLine } from '../../../lib/shown-line.ts'
import { style } from '../../../theme/style.ts'

const lineStyle = style({ display: 'block' })

interface NowLinesProps {
  lines: readonly ShownLine[]
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
