import { Box, Grid, Heading } from '@chakra-ui/react'
import type { ReactNode } from 'react'
import { readingCopy } from '../copy/reading.ts'
import { useCopy } from '../lib/language.tsx'
import { PageHead } from '../lib/page-head.tsx'
import { NoTranslate } from './no-translate.tsx'
import { PageHeading } from './page-heading.tsx'

interface PageProblemProps {
  title: string
  /** True for a title that is a name, which must not be translated. */
  noTranslate?: boolean
  text: string
  /** What is known about the page's subject. */
  known?: ReactNode
  /** The link or button to continue with. */
  action: ReactNode
  /** The search form. */
  children: ReactNode
}

/** In place of a page that doesn't exist or could not be loaded: what to try. */
export const PageProblem = ({
  title,
  noTranslate,
  text,
  known,
  action,
  children,
}: PageProblemProps) => {
  const { orSearch } = useCopy(readingCopy)
  return (
    <Grid gap="4" justifyItems="start" paddingTop={{ base: '8', md: '12' }}>
      <PageHead title={title} />
      <PageHeading>{noTranslate ? <NoTranslate words={title} /> : title}</PageHeading>
      {known}
      <p>{text}</p>
      {action}
      <Box width="full" maxWidth="40rem" marginTop="8">
        <Heading fontSize="24" marginBottom="4">
          {orSearch}
        </Heading>
        {children}
      </Box>
    </Grid>
  )
}
