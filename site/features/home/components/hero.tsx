import { Box, defineStyle, Grid, Text } from '@chakra-ui/react'
import type { ReactNode } from 'react'
import { PageHeading } from '../../../components/page-heading.tsx'
import { homeCopy } from '../../../copy/home.ts'
import { useCopy } from '../../../lib/language.tsx'
import { BeforeYouGo } from './before-you-go.tsx'

const heading = defineStyle({ fontSize: { base: '32', md: '48' }, maxWidth: '22ch' })

interface HeroProps {
  /** The search form. */
  children: ReactNode
}

/** The search, and a note that a good nurse would pin beside it. */
export const Hero = ({ children }: HeroProps) => {
  const copy = useCopy(homeCopy)
  return (
    <Grid
      gap={{ base: '8', lg: '18' }}
      alignItems="start"
      paddingTop={{ base: '4', md: '12' }}
      gridTemplateColumns={{ base: 'minmax(0, 1fr)', lg: 'minmax(0, 7fr) minmax(0, 4fr)' }}
    >
      <div>
        <PageHeading css={heading}>{copy.heading}</PageHeading>
        <Text marginTop="3" fontSize="18" color="quiet" maxWidth="46ch">
          {copy.lead}
        </Text>
        <Box marginTop={{ base: '4', md: '6' }}>{children}</Box>
      </div>
      <BeforeYouGo />
    </Grid>
  )
}
