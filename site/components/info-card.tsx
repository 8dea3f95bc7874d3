import { chakra, defineStyle, Grid, Heading } from '@chakra-ui/react'
import type { ReactNode } from 'react'

const sheet = defineStyle({
  display: 'grid',
  columnGap: '8',
  rowGap: '3',
  paddingTop: '4',
  paddingBottom: '8',
  borderTopWidth: '1px',
  borderColor: 'edge',
  gridTemplateColumns: 'minmax(0, 1fr)',
})
const headingBeside = defineStyle({
  gridTemplateColumns: { md: '12rem minmax(0, 1fr)' },
})

interface InfoCardProps {
  heading: string
  /** Whether it is of use only while the site can be asked: the mirror says so instead. */
  isLive?: boolean
  /** Where the heading goes on a wide screen. */
  layout?: 'beside' | 'above'
  children: ReactNode
}

/** One subject of a page under a rule, with its heading beside it if there is room. */
export const InfoCard = ({ heading, isLive, layout = 'beside', children }: InfoCardProps) => (
  <chakra.section data-live={isLive} css={[sheet, layout === 'beside' ? headingBeside : undefined]}>
    <Heading fontSize="20">{heading}</Heading>
    <Grid gap="4" gridTemplateColumns="minmax(0, 1fr)">
      {children}
    </Grid>
  </chakra.section>
)
