import { defineRecipe } from '@chakra-ui/react'

export const buttonRecipe = defineRecipe({
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    gap: '2',
    minHeight: 'touch',
    paddingInline: '4',
    paddingBlock: '2',
    borderRadius: 'control',
    borderWidth: '1px',
    borderColor: 'transparent',
    fontWeight: 'bold',
    lineHeight: '1.25',
    textAlign: 'center',
    textDecoration: 'none',
    transitionProperty: 'background-color, color, border-color',
    transitionDuration: 'quick',
    _disabled: { opacity: 0.6, cursor: 'default' },
    // Of what can be pressed, only telephone numbers are of use on paper.
    _print: { '&:not([href^="tel:"])': { display: 'none' } },
  },
  variants: {
    variant: {
      /** The main action. */
      solid: {
        background: 'brand',
        color: 'onBrand',
        _hover: { background: 'brandPressed' },
        _active: { background: 'brandPressed' },
      },
      /** A secondary action. */
      outline: {
        background: 'card',
        color: 'brand',
        borderColor: 'edge',
        _hover: { background: 'wash', borderColor: 'brand' },
      },
      /** Looks like a link, but is large enough for a finger. */
      plain: {
        color: 'brand',
        paddingInline: '2',
        fontWeight: 'medium',
        textDecoration: 'underline',
        textUnderlineOffset: '0.18em',
        textDecorationThickness: '1px',
        _hover: { textDecorationThickness: '2px' },
      },
    },
  },
  defaultVariants: { variant: 'solid' },
})
