import { chakra, defineStyle, Flex, Heading } from '@chakra-ui/react'
import type { ReactNode } from 'react'

const section = defineStyle({ marginTop: { base: '12', md: '18' } })

interface SectionProps {
  heading: string
  /** Links beside the heading. */
  aside?: ReactNode
  children: ReactNode
}

/** A part of a page under its own h2. */
export const Section = ({ heading: text, aside, children }: SectionProps) => (
  <chakra.section css={section}>
    <Flex
      flexWrap="wrap"
      alignItems="baseline"
      justifyContent="space-between"
      columnGap="6"
      rowGap="1"
      marginBottom="4"
    >
      <Heading fontSize={{ base: '24', md: '32' }} letterSpacing="-0.01em">
        {text}
      </Heading>
      {aside && (
        <Flex
          flexWrap="wrap"
          columnGap="6"
          css={{
            '& a': {
              display: 'inline-flex',
              alignItems: 'center',
              minHeight: 'touch',
              fontWeight: 'medium',
            },
          }}
        >
          {aside}
        </Flex>
      )}
    </Flex>
    {children}
  </chakra.section>
)
