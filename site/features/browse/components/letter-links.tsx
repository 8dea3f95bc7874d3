import { defineStyle, Link, List } from '@chakra-ui/react'
import { PageLink } from '../../../components/page-link.tsx'

const link = defineStyle({
  display: 'grid',
  placeItems: 'center',
  minWidth: 'touch',
  minHeight: 'touch',
  fontWeight: 'bold',
  '&[aria-current]': {
    background: 'brand',
    color: 'onBrand',
    borderRadius: 'control',
    textDecoration: 'none',
  },
})

interface LetterLinksProps {
  label: string
  letters: string[]
  /** The letter whose entries are shown. */
  chosen?: string | undefined
  /** Where a letter leads; if left out, to the element with the letter as its id. */
  hrefOf?: (letter: string) => string
}

/** The letters that something in a list begins with. */
export const LetterLinks = ({ label, letters, chosen, hrefOf }: LetterLinksProps) => (
  <nav aria-label={label}>
    <List.Root display="flex" flexWrap="wrap" marginBottom="4" marginInline="-0.5rem">
      {letters.map((letter) => (
        <li key={letter}>
          {hrefOf ? (
            <PageLink
              to={hrefOf(letter)}
              css={link}
              aria-current={letter === chosen ? 'true' : undefined}
            >
              {letter}
            </PageLink>
          ) : (
            <Link href={`#${letter}`} css={link}>
              {letter}
            </Link>
          )}
        </li>
      ))}
    </List.Root>
  </nav>
)
