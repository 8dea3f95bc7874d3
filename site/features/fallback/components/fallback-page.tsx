import { Box, defineStyle, Heading, List, Text } from '@chakra-ui/react'
import type { ReactNode } from 'react'
import { useLocation } from 'react-router-dom'
import { PageHeading } from '../../../components/page-heading.tsx'
import { PageLink } from '../../../components/page-link.tsx'
import { fallbackCopy } from '../../../copy/fallback.ts'
import { useCopy, usePaths } from '../../../lib/language.tsx'
import { PageHead } from '../../../lib/page-head.tsx'
import { nearestPages } from '../nearest-pages.ts'

const heading = defineStyle({ fontSize: '24', marginTop: '8', marginBottom: '2' })

interface FallbackPageProps {
  /** The search form. */
  children: ReactNode
}

/** For every unregistered path: the closest pages, and the search. */
export const FallbackPage = ({ children }: FallbackPageProps) => {
  const copy = useCopy(fallbackCopy)
  const paths = usePaths()
  const { pathname } = useLocation()
  return (
    <Box paddingTop={{ base: '8', md: '12' }} maxWidth="40rem">
      <PageHead title={copy.title} />
      <PageHeading>{copy.title}</PageHeading>
      <Text marginTop="3" color="quiet">
        {copy.lead}
      </Text>
      <Heading css={heading}>{copy.meant}</Heading>
      <List.Root borderBottomWidth="1px" borderColor="line">
        {nearestPages(pathname, paths, copy.words).map(({ name, to }) => (
          <li key={to}>
            <PageLink
              to={to}
              display="flex"
              alignItems="center"
              minHeight="3rem"
              borderTopWidth="1px"
              borderColor="line"
              fontSize="18"
              fontWeight="medium"
            >
              {copy.pages[name]}
            </PageLink>
          </li>
        ))}
      </List.Root>
      <Heading css={heading}>{copy.orSearch}</Heading>
      {children}
      <Text marginTop="8" color="quiet">
        <span>{copy.forDevelopers}</span> <span>{copy.text}</span>
      </Text>
    </Box>
  )
}
