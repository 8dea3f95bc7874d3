import { Box, defineStyle, Heading } from '@chakra-ui/react'
import type { ReactNode } from 'react'
import { PageLink } from '../../../components/page-link.tsx'

// One line where there is room: the results are below it.
const top = defineStyle({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: '4' })

interface AnswerHeadingProps {
  children: ReactNode
  /** The way to all clinics there, if these are only some. */
  others?: { href: string; label: string } | undefined
}

/** What the list below shows, and the way to what it leaves out. */
export const AnswerHeading = ({ children, others }: AnswerHeadingProps) => (
  <Box css={top}>
    <Heading fontSize={{ base: '20', md: '24' }}>{children}</Heading>
    {others && (
      <PageLink display="inline-flex" alignItems="center" minHeight="touch" to={others.href}>
        {others.label}
      </PageLink>
    )}
  </Box>
)
