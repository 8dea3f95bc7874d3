import { defineRecipe } from '@chakra-ui/react'

/** As large as the text around it. */
export const iconRecipe = defineRecipe({ base: { width: '1em', height: '1em', flex: 'none' } })
