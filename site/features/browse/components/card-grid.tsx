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
    overflowWrap: 'anywhere',
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
  // Beside something longer: one under the other, with the number at the end of the line.
  lines: defineStyle({
    gridTemplateColumns: { base: TWO_COLUMNS, lg: 'minmax(0, 1fr)' },
    '& a': {
      lg: { gridTemplateColumns: 'minmax(0, 1fr) auto', alignContent: 'center', columnGap: '4' },
    },
  }),
  // The number beside the name. The last one of an odd number has the whole line.
  pairs: defineStyle({
    gridTemplateColumns: { base: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' },
    '& a': {
      sm: { gridTemplateColumns: 'minmax(0, 1fr) auto', columnGap: '4' },
      '& > :nth-of-type(2)': {
        marginTop: '1',
        gridColumn: { sm: '1 / -1' },
        gridRow: { sm: '2' },
      },
    },
    '& > :last-child:nth-child(odd)': { gridColumn: { sm: '1 / -1' } },
  }),
  described: defineStyle({
    '& a > :nth-of-type(2)': { marginTop: '1' },
    gridTemplateColumns: {
      base: 'minmax(0, 1fr)',
      sm: 'repeat(2, minmax(0, 1fr))',
      lg: 'repeat(4, minmax(0, 1fr))',
    },
  }),
}

interface CardGridProps {
  /** Names only, or names with a sentence, in pairs or in as many columns as there is room. */
  of: keyof typeof columns
  children: ReactNode
}

/** The index of a directory: links between hairlines, in columns. A name comes first, a number last. */
export const CardGrid = ({ of, children }: CardGridProps) => (
  <List.Root css={[grid, columns[of]]}>{children}</List.Root>
)
