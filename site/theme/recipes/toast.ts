import { defineSlotRecipe } from '@chakra-ui/react'

export const toastRecipe = defineSlotRecipe({
  slots: ['root', 'title', 'description', 'indicator', 'closeTrigger', 'actionTrigger'],
  base: {
    root: {
      display: 'grid',
      gridTemplateColumns: '1.5rem minmax(0, 1fr) auto',
      gap: '3',
      alignItems: 'start',
      width: { base: 'full', sm: '24rem' },
      padding: '4',
      background: 'card',
      borderWidth: '1px',
      borderColor: 'edge',
      borderInlineStartWidth: '4px',
      borderInlineStartColor: 'free',
      borderRadius: 'card',
      boxShadow: 'float',
      touchAction: 'pan-y',
      userSelect: 'none',
      _open: { animation: 'slideIn 180ms ease-out' },
      // A closed one is kept for a while.
      _closed: { display: 'none' },
    },
    title: { fontWeight: 'bold' },
    indicator: { width: '1.5rem', height: '1.5rem', color: 'free' },
    closeTrigger: {
      display: 'inline-flex',
      alignItems: 'center',
      justifyContent: 'center',
      width: 'touch',
      height: 'touch',
      marginTop: '-0.5rem',
      marginInlineEnd: '-0.5rem',
      borderRadius: 'control',
      color: 'quiet',
      _hover: { background: 'wash', color: 'ink' },
    },
  },
})
