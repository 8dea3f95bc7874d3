import { Span } from '@chakra-ui/react'
import { clinicCardCopy } from '../../../copy/clinic-card.ts'
import { useCopy } from '../../../lib/language.tsx'
import type { ShownLine } from '../../../lib/shown-line.ts'

interface NowLinesProps {
  lines: readonly ShownLine[]
}

/** What a page says today, a line each. */
export const NowLines = ({ lines }: NowLinesProps) => {
  const { inEnglish } = useCopy(clinicCardCopy)
  return lines.map(({ term, words, lang }) => (
    <Span key={`${term} ${words}`} display="block">
      {term && <span>{`${term}: `}</span>}
      {lang ? (
        <>
          <span lang={lang}>{words}</span> <span>{inEnglish}</span>
        </>
      ) : (
        <span>{words}</span>
      )}
    </Span>
  ))
}
