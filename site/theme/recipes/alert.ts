import { defineSlotRecipe } from '@chakra-ui/react'

/** What a reader who skims should still see. Its color only supports the words. */
export const alertRecipe = defineSlotRecipe({
  slots: ['root', 'title', 'description', 'indicator', 'content'],
  base: {
    root: {
      padding: '4',
      borderInlineStartWidth: '4px',
      borderColor: 'colorPalette',
      background: 'colorPalette.wash',
      breakInside: 'avoid',
    },
    title: { fontWeight: 'bold' },
  },
  variants: {
    status: {
      info: { root: { background: 'wash', borderColor: 'brand' } },
      success: { root: { colorPalette: 'free' } },
      error: { root: { colorPalette: 'alert' } },
    },
  },
  defaultVariants: { status: 'info' },
})
