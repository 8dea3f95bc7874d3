import { defineStyle } from '@chakra-ui/react'

/** Cards side by side: one, two, then three. */
export const ruledCardGrid = defineStyle({
  display: 'grid',
  columnGap: '8',
  rowGap: '6',
  gridTemplateColumns: {
    base: 'minmax(0, 1fr)',
    sm: 'repeat(2, minmax(0, 1fr))',
    lg: 'repeat(3, minmax(0, 1fr))',
  },
})

/** A card under a thick line; the whole card is a link. */
export const ruledCardLink = defineStyle({
  display: 'block',
  height: 'full',
  paddingBlock: '4',
  borderTopWidth: '3px',
  borderColor: 'brand',
  color: 'ink',
  textDecoration: 'none',
  _hover: { '& h3': { textDecoration: 'underline' } },
})
