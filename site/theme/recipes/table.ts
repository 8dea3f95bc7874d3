import { defineSlotRecipe } from '@chakra-ui/react'

export const tableRecipe = defineSlotRecipe({
  slots: ['root', 'header', 'body', 'row', 'columnHeader', 'cell', 'footer', 'caption'],
  base: {
    root: {
      width: 'full',
      borderCollapse: 'collapse',
      fontVariantNumeric: 'tabular-nums',
      '& th, & td': {
        textAlign: 'start',
        verticalAlign: 'top',
        borderBottomWidth: '1px',
        borderColor: 'line',
      },
    },
    row: { breakInside: 'avoid' },
    caption: { fontWeight: 'bold', textAlign: 'start', paddingBottom: '2' },
  },
})
