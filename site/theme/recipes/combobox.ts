import { defineSlotRecipe } from '@chakra-ui/react'

export const comboboxRecipe = defineSlotRecipe({
  slots: ['root', 'positioner', 'content', 'item'],
  base: {
    positioner: { zIndex: 3 },
    content: {
      zIndex: 3,
      maxHeight: 'min(24rem, var(--available-height, 24rem))',
      overflowY: 'auto',
      background: 'card',
      borderWidth: '1px',
      borderColor: 'edge',
      borderRadius: 'control',
      boxShadow: 'float',
    },
    item: {
      display: 'flex',
      alignItems: 'center',
      minHeight: '3rem',
      paddingInline: '3',
      paddingBlock: '2',
      lineHeight: '1.25',
      cursor: 'pointer',
      '& + &': { borderTopWidth: '1px', borderColor: 'line' },
      _highlighted: {
        background: 'wash',
        boxShadow: 'inset 4px 0 {colors.brand}',
        // In forced colors, shadows and backgrounds are not shown.
        outline: '2px solid transparent',
        outlineOffset: '-2px',
      },
    },
  },
})
