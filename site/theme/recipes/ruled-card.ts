import { style } from '../style.ts'

/** Cards beside each other: one, two, then three. */
export const ruledCardGrid = style({
  display: 'grid',
  columnGap: '8',
  rowGap: '6',
  gridTemplateColumns: {
    base: 'minmax(0, 1fr)',
    sm: 'repeat(2, minmax(0, 1fr))',
    lg: 'repeat(3, minmax(0, 1fr))',
  },
})

/** A card that is a link as a whole, under a thick line. */
export const ruledCardLink = style({
  display: 'block',
  height: 'full',
  paddingBlock: '4',
  borderTopWidth: '3px',
  borderColor: 'brand',
  color: 'ink',
  textDecoration: 'none',
  _hover: { '& h3': { textDecoration: 'underline' } },
})
