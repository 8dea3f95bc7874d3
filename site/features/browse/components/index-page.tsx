import { Box, Text } from '@chakra-ui/react'
import type { ReactNode } from 'react'
import { BelowHome } from '../../../components/below-home.tsx'
import { PageHeading } from '../../../components/page-heading.tsx'
import { PageHead } from '../../../lib/page-head.tsx'

interface IndexPageProps {
  text: { title: string; heading: string; description: string; lead: string }
  canonical: string
  children: ReactNode
}

/** A page that lists everything of one kind. */
export const IndexPage = ({ text, canonical, children }: IndexPageProps) => (
  <Box paddingTop={{ base: '6', md: '12' }}>
    <PageHead title={text.title} description={text.description} canonical={canonical} />
    <BelowHome name={text.heading} to={canonical} />
    <PageHeading>{text.heading}</PageHeading>
    <Text marginTop="3" marginBottom="8" maxWidth="measure" fontSize="18">
      {text.lead}
    </Text>
    {children}
  </Box>
)
