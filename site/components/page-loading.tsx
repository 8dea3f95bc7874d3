import { Box } from '@chakra-ui/react'
import { PageHead } from '../lib/page-head.tsx'
import { readAloud } from '../theme/recipes/layout.ts'
import { PageHeading } from './page-heading.tsx'
import { Placeholders } from './placeholder.tsx'

/** Enough placeholders to fill a screen. */
const PLACEHOLDERS = 6

interface PageLoadingProps {
  label: string
}

/** A page whose text is still loading. */
export const PageLoading = ({ label }: PageLoadingProps) => (
  <Box paddingTop="12">
    <PageHead title={label} />
    <PageHeading css={readAloud}>{label}</PageHeading>
    <Placeholders count={PLACEHOLDERS} label={label} bars={3} />
  </Box>
)
