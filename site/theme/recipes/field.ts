import { style } from '../style.ts'

export const fieldLabel = style({ display: 'block', fontWeight: 'bold', marginBottom: '1' })

const box = {
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
}

export const textField = style(box, {
  '&::placeholder': { color: 'quiet', opacity: 1 },
})

export const selectField = style(box, {
  appearance: 'none',
  paddingRight: '8',
  backgroundRepeat: 'no-repeat',
  // A chevron made of two gradients: no image to fetch, and it follows the theme's color.
  backgroundImage:
    'linear-gradient(45deg, transparent 50%, {colors.quiet} 50%), linear-gradient(135deg, {colors.quiet} 50%, transparent 50%)',
  backgroundSize: '6px 6px',
  backgroundPosition: 'right 1.125rem center, right 0.75rem center',
})

export const checkField = style({
  width: '1.5rem',
  height: '1.5rem',
  flex: 'none',
  margin: 0,
  accentColor: '{colors.brand}',
})
