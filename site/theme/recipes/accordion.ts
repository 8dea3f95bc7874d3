import { defineSlotRecipe } from '@chakra-ui/react'

/** Of `<details>`, which open without scripts. */
export const accordionRecipe = defineSlotRecipe({
  slots: ['root', 'item', 'itemTrigger', 'itemContent'],
  base: {
    root: { borderBottomWidth: '1px', borderColor: 'edge' },
    item: {
      borderTopWidth: '1px',
      borderColor: 'edge',
      '&[open] > summary::before': { content: '"–"' },
    },
    itemTrigger: {
      display: 'flex',
      alignItems: 'center',
      gap: '3',
      minHeight: 'touch',
      paddingBlock: '3',
      fontWeight: 'bold',
      _before: { content: '"+"', color: 'brand', fontSize: '24', width: '4', flexShrink: 0 },
    },
    itemContent: { paddingInlineStart: '1.75rem', paddingBottom: '4' },
  },
})
