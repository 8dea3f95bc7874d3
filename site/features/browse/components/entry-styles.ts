import { defineStyle } from '@chakra-ui/react'

/** One entry of an index: a link as large as its cell. */
export const entry = defineStyle({
  display: 'grid',
  alignContent: 'start',
  height: 'full',
  minHeight: 'touch',
  paddingBlock: '3',
  borderTopWidth: '1px',
  borderColor: 'line',
  color: 'ink',
  textDecoration: 'none',
  _hover: { borderColor: 'brand', '& > :first-of-type': { textDecoration: 'underline' } },
})

export const entryName = defineStyle({ fontWeight: 'bold', color: 'brand' })
export const entryCount = defineStyle({ color: 'quiet', fontVariantNumeric: 'tabular-nums' })
