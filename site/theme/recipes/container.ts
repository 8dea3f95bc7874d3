import { defineRecipe } from '@chakra-ui/react'

/** The column that every page keeps to. */
export const containerRecipe = defineRecipe({
  base: {
    width: 'full',
    maxWidth: 'page',
    marginInline: 'auto',
    paddingInline: { base: '4', md: '6' },
  },
})
