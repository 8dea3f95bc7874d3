import { defineStyle } from '@chakra-ui/react'

/** The summary of a `<details>`, with its triangle. */
export const disclosureSummary = defineStyle({
  display: 'list-item',
  listStyle: 'disclosure-closed inside',
  width: 'fit-content',
  // Tall enough for a finger.
  paddingBlock: '0.65rem',
  fontWeight: 'bold',
  color: 'brand',
  'details[open] > &': { listStyleType: 'disclosure-open' },
  _print: { paddingBlock: '0', listStyle: 'none' },
})
