import { defineRecipe } from '@chakra-ui/react'

export const badgeRecipe = defineRecipe({
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '1',
    paddingInline: '2',
    paddingBlock: '0.125rem',
    borderRadius: '4px',
    borderWidth: '1px',
    fontSize: '16',
    fontWeight: 'bold',
    lineHeight: 'list',
  },
  variants: {
    variant: {
      /** In the colors of its palette. */
      subtle: {
        color: 'colorPalette',
        background: 'colorPalette.wash',
        borderColor: 'colorPalette',
      },
      outline: { color: 'quiet', borderColor: 'line', fontWeight: 'medium' },
    },
  },
  defaultVariants: { variant: 'outline' },
})
