import { defineStyle, List } from '@chakra-ui/react'
import type { ReactNode } from 'react'
import { TWO_COLUMNS } from '../../../theme/recipes/columns.ts'

const grid = defineStyle({
  display: 'grid',
  columnGap: '6',
  borderBottomWidth: '1px',
  borderColor: 'line',
  // An entry: a link as large as its cell.
  '& a': {
    display: 'grid',
    alignContent: 'start',
    height: 'full',
    minHeight: 'touch',
    paddingBlock: '3',
    borderTopWidth: '1px',
    borderColor: 'line',
    color: 'ink',
    textDecoration: 'none',
    _hover: { borderColor: 'brand', '& > :first-of-type': { textDecoration: 'underline' } },
  },
  '& a > :first-of-type': {
    display: 'flex',
    alignItems: 'center',
    gap: '2',
    fontWeight: 'bold',
    color: 'brand',
  },
  '& a > :last-of-type': { color: 'quiet', fontVariantNumeric: 'tabular-nums' },
})
const columns = {
  names: defineStyle({
    gridTemplateColumns: {
      base: TWO_COLUMNS,
      lg: 'repeat(4, minmax(0, 1fr))',
    },
  }),
  described: defineStyle({
    '& a > :nth-of-type(2)': { marginTop: '1' },
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
      alignItems: 'baseline',
      columnGap: '6',
      gridTemplateColumns: 'minmax(0, 3fr) 8rem minmax(0, 8fr)',
      // On a phone the number ends the line of the name if both fit.
      '& > :nth-of-type(1)': { flex: '1 1 auto' },
      // Small beside the name, since nobody reads all of them.
      '& > :nth-of-type(2)': {
        order: 1,
        flexBasis: '100%',
        gridColumn: '3',
        gridRow: '1',
        fontSize: { base: '0.875rem', md: '16' },
        lineHeight: '1.4',
        color: 'quiet',
      },
    },
  }),
}

interface CardGridProps {
  /** Names only, or names with a sentence, in columns or in rows. */
  of: keyof typeof columns
  children: ReactNode
}

/** The index of a directory: links between hairlines, in columns. A name comes first, a number last. */
export const CardGrid = ({ of, children }: CardGridProps) => (
  <List.Root css={[grid, columns[of]]}>{children}</List.Root>
)
