import { indexPagesCopy } from '../../../copy/index-pages.ts'
import { useCopy } from '../../../lib/language.tsx'
import { style } from '../../../theme/style.ts'

const list = style({
  display: 'flex',
  flexWrap: 'wrap',
  marginBottom: '4',
  marginInline: '-0.5rem',
})
const link = style({
  display: 'grid',
  placeItems: 'center',
  minWidth: 'touch',
  minHeight: 'touch',
  fontWeight: 'bold',
})

interface LetterLinksProps {
  letters: string[]
}

/** Links to the first entry of each letter, which has the letter as its id. */
export const LetterLinks = ({ letters }: LetterLinksProps) => {
  const { letterLinks } = useCopy(indexPagesCopy)
  return (
    <nav aria-label={letterLinks}>
      <ul css={list}>
        {letters.map((letter) => (
          <li key={letter}>
            <a href={`#${letter}`} css={link}>
              {letter}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
