import { defineSlotRecipe } from '@chakra-ui/react'

/** One subject of a page under a rule. */
export const cardRecipe = defineSlotRecipe({
  slots: ['root', 'header', 'body', 'footer', 'title', 'description'],
  base: {
    root: {
      display: 'grid',
      columnGap: '8',
      rowGap: '3',
      paddingTop: '4',
      paddingBottom: '8',
      borderTopWidth: '1px',
      borderColor: 'edge',
      gridTemplateColumns: 'minmax(0, 1fr)',
    },
    title: { fontSize: '20' },
    body: { display: 'grid', gap: '4', gridTemplateColumns: 'minmax(0, 1fr)' },
  },
})
