import { Box, defineStyle, Grid, Heading, Text } from '@chakra-ui/react'
import { Placeholders } from '../../../components/placeholder.tsx'
import { browseCopy } from '../../../copy/browse.ts'
import { useCopy } from '../../../lib/language.tsx'
import { TWO_COLUMNS } from '../../../theme/recipes/columns.ts'

/** Placeholders shown while a list is loading. */
const PLACEHOLDERS = 8
const empty = defineStyle({ paddingBlock: '4', borderTopWidth: '1px', borderColor: 'line' })

interface GridStateProps {
  of: 'states' | 'categories'
  loading: boolean
  failed: boolean
}

/** An index that is loading, could not be loaded, or has nothing in it. */
export const GridState = ({ of, loading, failed }: GridStateProps) => {
  const browse = useCopy(browseCopy)
  if (loading)
    return (
      <Grid
        columnGap="6"
        gridTemplateColumns={{
          base: TWO_COLUMNS,
          lg: 'repeat(auto-fill, minmax(min(100%, 16rem), 1fr))',
        }}
      >
        <Placeholders count={PLACEHOLDERS} label={browse[of].loading} />
      </Grid>
    )
  if (failed) return <Text css={empty}>{browse.unavailable}</Text>
  return (
    <Box css={empty}>
      <Heading as="h3" fontSize="18">
        {browse[of].emptyTitle}
      </Heading>
      <p>{browse[of].emptyText}</p>
    </Box>
  )
}
