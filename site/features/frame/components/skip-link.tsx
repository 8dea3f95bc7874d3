import { defineStyle, Link } from '@chakra-ui/react'
import { frameCopy } from '../../../copy/frame.ts'
import { useCopy } from '../../../lib/language.tsx'

/** Id of the page's <main>. */
export const MAIN_ID = 'main'

const link = defineStyle({
  position: 'absolute',
  insetInlineStart: '4',
  top: '2',
  transform: 'translateY(-200%)',
  zIndex: 4,
  padding: '3',
  background: 'card',
  color: 'ink',
  fontWeight: 'bold',
  _focus: { transform: 'none' },
})

export const SkipLink = () => (
  <Link css={link} href={`#${MAIN_ID}`}>
    {useCopy(frameCopy).skipLink}
  </Link>
)
