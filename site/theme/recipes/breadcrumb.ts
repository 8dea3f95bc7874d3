import { defineSlotRecipe } from '@chakra-ui/react'

export const breadcrumbRecipe = defineSlotRecipe({
  slots: ['root', 'list', 'item', 'link', 'currentLink', 'separator', 'ellipsis'],
  base: {
    list: { marginBottom: '4', color: 'quiet' },
    item: { display: 'inline' },
    separator: { display: 'inline', marginInline: '2' },
    link: { display: 'inline-flex', alignItems: 'center', minHeight: 'touch' },
  },
})
