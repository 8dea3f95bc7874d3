import { defineStyle } from '@chakra-ui/react'

/** Shown only where something is saved, which the page's first script knows. */
export const onlyIfSaved = defineStyle({ 'html:not([data-saved]) &': { display: 'none' } })
