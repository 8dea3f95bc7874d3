import { defineRecipe } from '@chakra-ui/react'

export const skeletonRecipe = defineRecipe({
  base: {
    height: '4',
    borderRadius: '4px',
    background: 'wash',
    animation: 'breathe 1.6s ease-in-out infinite',
  },
})
