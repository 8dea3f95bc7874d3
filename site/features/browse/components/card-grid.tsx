import { defineStyle, List } from '@chakra-ui/react'
import type { ReactNode } from 'react'
import { TWO_COLUMNS } from '../../../theme/recipes/columns.ts'

const grid = defineStyle({
  display: 'grid',
  columnGap: '6',
  borderBottomWidth: '1px',
  borderColor: 'line',
})
const columns = {
  names: defineStyle({
    gridTemplateColumns: {
      base: TWO_COLUMNS,
      lg: 'repeat(4, minmax(0, 1fr))',
    },
  }),
  described: defineStyle({
    gridTemplateColumns: {
      base: 'minmax(0, 1fr)',
      sm: 'repeat(2, minmax(0, 1fr))',
      lg: 'repeat(4, minmax(0, 1fr))',
    },
  }),
  // A row each, in which the eye finds the name, the number and the sentence at the same place.
  rows: defineStyle({
    gridTemplateColumns: 'minmax(0, 1fr)',
    '& a': {
      display: { base: 'flex', md: 'grid' },
      flexWrap: 'wrap',
      columnGap: '6',
      gridTemplateColumns: 'minmax(0, 3fr) 8rem minmax(0, 8fr)',
      // On a phone the number ends the line of the name if both fit.
      '& > :nth-of-type(1)': { flex: '1 1 auto' },
      '& > :nth-of-type(2)': { order: 1, flexBasis: '100%', gridColumn: '3', gridRow: '1' },
    },
  }),
}

interface CardGridProps {
  /** Names only, or names with a sentence, in columns or in rows. */
  of: keyof typeof columns
  children: ReactNode
}

/** The index of a directory: entries between hairlines, in columns. */
export const CardGrid = ({ of, children }: CardGridProps) => (
  <List.Root css={[grid, columns[of]]}>{children}</List.Root>
)
