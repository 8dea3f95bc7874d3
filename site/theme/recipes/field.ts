import { defineRecipe, defineSlotRecipe, defineStyle } from '@chakra-ui/react'

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
  // Thicker too, so that an error doesn't rely on color alone.
  _invalid: { borderColor: 'alert', borderWidth: '2px' },
  _placeholder: { color: 'quiet', opacity: 1 },
})

export const inputRecipe = defineRecipe({ base: box })

export const textareaRecipe = defineRecipe({
  base: { ...box, display: 'block', lineHeight: 'list', resize: 'vertical' },
})

export const nativeSelectRecipe = defineSlotRecipe({
  slots: ['root', 'field', 'indicator'],
  base: {
    root: { position: 'relative' },
    field: { ...box, appearance: 'none', paddingInlineEnd: '8' },
    indicator: {
      position: 'absolute',
      insetBlock: 0,
      insetInlineEnd: '3',
      display: 'flex',
      alignItems: 'center',
      pointerEvents: 'none',
      color: 'quiet',
      '& svg': { width: '1.25rem', height: '1.25rem' },
      _print: { display: 'none' },
    },
  },
})

const root = defineStyle({
  minWidth: 0,
  padding: 0,
  _invalid: { borderInlineStartWidth: '4px', borderColor: 'alert', paddingInlineStart: '3' },
})
const label = defineStyle({ display: 'block', fontWeight: 'bold', marginBottom: '1' })
const errorText = defineStyle({
  display: 'block',
  color: 'alert',
  fontWeight: 'bold',
  marginBottom: '1',
})
const helperText = defineStyle({ display: 'block', color: 'quiet', marginBottom: '1' })

export const fieldRecipe = defineSlotRecipe({
  slots: ['root', 'label', 'requiredIndicator', 'errorText', 'helperText'],
  base: { root, label, requiredIndicator: { color: 'quiet' }, errorText, helperText },
})

export const fieldsetRecipe = defineSlotRecipe({
  slots: ['root', 'legend', 'content', 'errorText', 'helperText'],
  base: { root, legend: label, errorText, helperText },
})
