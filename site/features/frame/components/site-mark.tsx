import { chakra, defineStyle } from '@chakra-ui/react'
import { PageLink } from '../../../components/page-link.tsx'
import { frameCopy } from '../../../copy/frame.ts'
import { useCopy, usePaths } from '../../../lib/language.tsx'

const mark = defineStyle({
  display: 'inline-flex',
  // Wraps above the menu button only if the text is large.
  flex: { base: '1 1 9rem', xl: 'none' },
  maxWidth: 'max-content',
  alignItems: 'center',
  gap: '2',
  minHeight: 'touch',
  color: 'ink',
  fontSize: '18',
  fontWeight: 'heavy',
  letterSpacing: '-0.01em',
  lineHeight: 'tight',
  textDecoration: 'none',
  _hover: { textDecoration: 'underline' },
})

/** The name, with a sign like those over a pharmacy's door: a cross that is also a map pin. */
export const SiteMark = () => {
  const copy = useCopy(frameCopy)
  const paths = usePaths()
  return (
    <PageLink to={paths.home} css={mark}>
      <chakra.svg
        width="2rem"
        height="2rem"
        flex="none"
        color="brand"
        viewBox="0 0 32 32"
        aria-hidden="true"
      >
        <path
          fill="currentColor"
          d="M6 1h20a5 5 0 0 1 5 5v15a5 5 0 0 1-5 5h-6l-4 6-4-6H6a5 5 0 0 1-5-5V6a5 5 0 0 1 5-5"
        />
        <chakra.path fill="onBrand" d="M13 5.5h6v5h5v6h-5v5h-6v-5H8v-6h5z" />
      </chakra.svg>
      <span>{copy.siteName}</span>
    </PageLink>
  )
}
