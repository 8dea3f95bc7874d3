import { chakra, defineStyle, type HTMLChakraProps } from '@chakra-ui/react'
import type { ReactNode } from 'react'
import { useOpenWhenWide } from '../lib/use-open-when-wide.ts'
import { disclosureSummary } from '../theme/recipes/disclosure.ts'

/** For a `<details>` whose content is simply there where there is room. */
export const openWhenWide = defineStyle({
  '@media screen and (min-width: 64rem)': {
    '&[open] > summary': { display: 'none' },
    // Open before the scripts load, if the browser supports it.
    '@supports selector(::details-content)': {
      '& > summary': { display: 'none' },
      '&::details-content': { contentVisibility: 'visible' },
    },
  },
})

interface OpenWhenWideProps extends Omit<HTMLChakraProps<'details'>, 'ref'> {
  summary: ReactNode
}

/** What unfolds on a phone, and is simply there where there is room. */
export const OpenWhenWide = ({ summary, css, children, ...details }: OpenWhenWideProps) => (
  <chakra.details ref={useOpenWhenWide()} css={[openWhenWide, css]} {...details}>
    <chakra.summary css={disclosureSummary}>{summary}</chakra.summary>
    {children}
  </chakra.details>
)
