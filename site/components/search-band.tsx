import { chakra, Heading } from '@chakra-ui/react'
import type { ReactNode } from 'react'

interface SearchBandProps {
  heading: string
  /** The search form. */
  children: ReactNode
}

/** The search at the end of a text: what to do next. */
export const SearchBand = ({ heading, children }: SearchBandProps) => (
  <chakra.section
    marginTop={{ base: '12', md: '18' }}
    padding={{ base: '4', md: '8' }}
    background="wash"
    borderTopWidth="3px"
    borderColor="brand"
    _print={{ display: 'none' }}
  >
    <Heading fontSize="24" marginBottom="4">
      {heading}
    </Heading>
    {children}
  </chakra.section>
)
