import type { ReactNode } from 'react'
import { TWO_COLUMNS } from '../../../theme/recipes/columns.ts'
import { style } from '../../../theme/style.ts'

const grid = style({
  display: 'grid',
  columnGap: '6',
  borderBottomWidth: '1px',
  borderColor: 'line',
})
const columns = {
  names: style({
    gridTemplateColumns: {
      base: TWO_COLUMNS,
      lg: 'repeat(4, minmax(0, 1fr))',
    },
  }),
  described: style({
    gridTemplateColumns: {
      base: 'minmax(0, 1fr)',
      sm: 'repeat(2, minmax(0, 1fr))',
      lg: 'repeat(4, minmax(0, 1fr))',
    },
  }),
}

interface CardGridProps {
  /** Names only, or names with a sentence. */
  of: keyof typeof columns
  children: ReactNode
}

/** The index of a directory: entries between hairlines, in columns. */
export const CardGrid = ({ of, children }: CardGridProps) => (
  <ul css={[grid, columns[of]]}>{children}</ul>
)
