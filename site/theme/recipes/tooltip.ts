import { defineSlotRecipe } from '@chakra-ui/react'

export const tooltipRecipe = defineSlotRecipe({
  slots: ['trigger', 'positioner', 'content', 'arrow', 'arrowTip'],
  base: {
    content: {
      zIndex: 7,
      maxWidth: '16rem',
      paddingInline: '3',
      paddingBlock: '1',
      background: 'ink',
      color: 'paper',
      borderRadius: 'control',
      fontSize: '16',
    },
  },
})
