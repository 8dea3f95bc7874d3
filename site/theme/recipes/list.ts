import { defineSlotRecipe } from '@chakra-ui/react'

/** Without marks: pages have them only in texts. */
export const listRecipe = defineSlotRecipe({
  slots: ['root', 'item', 'indicator'],
  base: { root: { listStyle: 'none' } },
})
