import { defineStyle } from '@chakra-ui/react'

/** The browser's own box: on paper, and where somebody has chosen all colors. */
const own = defineStyle({ appearance: 'auto', '&::before': { content: 'none' } })

/** Drawn, because the browser's box in the dark scheme is a grey that no other field has. */
export const checkbox = defineStyle({
  display: 'grid',
  placeItems: 'center',
  appearance: 'none',
  width: '1.5rem',
  height: '1.5rem',
  flex: 'none',
  margin: 0,
  background: 'card',
  borderWidth: '2px',
  borderColor: 'edge',
  borderRadius: '4px',
  cursor: 'pointer',
  accentColor: '{colors.brand}',
  _hover: { borderColor: 'ink' },
  _invalid: { borderColor: 'alert' },
  '&:checked': { background: 'brand', borderColor: 'brand' },
  '&:checked::before': {
    content: '""',
    width: '0.875rem',
    height: '0.875rem',
    background: 'onBrand',
    // A check mark.
    clipPath: 'polygon(14% 44%, 0 65%, 50% 100%, 100% 16%, 80% 0%, 43% 62%)',
  },
  _print: own,
  '@media (forced-colors: active)': own,
})
