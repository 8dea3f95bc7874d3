import { defineStyle } from '@chakra-ui/react'

export const fieldLabel = defineStyle({ display: 'block', fontWeight: 'bold', marginBottom: '1' })

const box = defineStyle({
  width: 'full',
  minHeight: '3rem',
  paddingInline: '3',
  paddingBlock: '2',
  background: 'card',
  borderWidth: '1px',
  borderColor: 'edge',
  borderRadius: 'control',
  // Under 16 px, iPhones zoom into a field when it takes focus.
  fontSize: '16',
  lineHeight: '1.25',
  _hover: { borderColor: 'ink' },
})

export const textField = defineStyle({
  ...box,
  '&::placeholder': { color: 'quiet', opacity: 1 },
})

export const selectField = defineStyle({
  ...box,
  appearance: 'none',
  paddingInlineEnd: '8',
  backgroundRepeat: 'no-repeat',
  // A chevron made of two gradients: no image to fetch, and it follows the theme's color.
  backgroundImage:
    'linear-gradient(45deg, transparent 50%, {colors.quiet} 50%), linear-gradient(135deg, {colors.quiet} 50%, transparent 50%)',
  backgroundSize: '6px 6px',
  backgroundPosition: 'right 1.125rem center, right 0.75rem center',
  '[dir=rtl] &': {
    backgroundPosition: 'left 0.75rem center, left 1.125rem center',
  },
})

/** The browser's own box: on paper, and where somebody has chosen all colors. */
const own = defineStyle({ appearance: 'auto', '&::before': { content: 'none' } })

// Drawn, because the browser's box in the dark scheme is a grey that no other field has.
export const checkField = defineStyle({
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
