import { defineSlotRecipe } from '@chakra-ui/react'

/** A panel that slides in. The page doesn't scroll behind an open one: see global-css.ts. */
export const drawerRecipe = defineSlotRecipe({
  slots: ['trigger', 'backdrop', 'content'],
  base: {
    trigger: {
      display: 'flex',
      alignItems: 'center',
      minHeight: 'touch',
      paddingInline: '3',
      borderRadius: 'control',
      borderWidth: '1px',
      borderColor: 'edge',
      background: 'card',
      fontWeight: 'bold',
      whiteSpace: 'nowrap',
      // While open, it is above the panel, and closes it.
      'details[open] > &': { position: 'fixed', top: '2', insetInlineEnd: '4', zIndex: 3 },
      '& span': { display: 'inline-flex', alignItems: 'center', gap: '2' },
    },
    backdrop: { position: 'fixed', inset: 0, zIndex: 1, background: 'rgb(10 14 19 / 0.5)' },
    content: {
      position: 'fixed',
      insetBlock: 0,
      insetInlineEnd: 0,
      zIndex: 2,
      width: 'min(20rem, 86vw)',
      overflowY: 'auto',
      overscrollBehavior: 'contain',
      background: 'paper',
      boxShadow: 'float',
      animation: 'slideIn 180ms ease-out',
    },
  },
})
