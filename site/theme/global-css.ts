import { defineGlobalStyles } from '@chakra-ui/react'

export const globalCss = defineGlobalStyles({
  ':root': {
    colorScheme: 'light dark',
    fontFamily: 'body',
    fontSize: '100%',
    lineHeight: 'list',
    textSizeAdjust: '100%',
    scrollPaddingTop: '4',
    '@media print': { colorScheme: 'light' },
  },
  // Pages with this attribute fit on one sheet of paper, in the largest type that does.
  ...Object.fromEntries(
    [66, 70, 75, 80].map((size) => [
      `:root:has([data-one-sheet="${size}"])`,
      { '@media print': { fontSize: `${size}%` } },
    ]),
  ),
  '*, *::before, *::after': {
    boxSizing: 'border-box',
    borderWidth: 0,
    borderStyle: 'solid',
    '@media (prefers-reduced-motion: reduce)': {
      animationDuration: '1ms !important',
      animationIterationCount: '1 !important',
      transitionDuration: '0s !important',
      scrollBehavior: 'auto !important',
    },
    // Paper would show a color on its way from the screen's to its own.
    '@media print': { transitionDuration: '0s !important' },
  },
  'body, h1, h2, h3, h4, p, ul, ol, dl, dd, figure, fieldset, legend, hr, address': {
    margin: 0,
    padding: 0,
  },
  // The page doesn't scroll behind an open panel.
  'html:has([data-slide-panel][open])': { overflow: 'hidden' },
  'html:has([data-filter-sheet][open])': {
    '@media screen and (max-width: 63.99rem)': { overflow: 'hidden' },
  },
  // Names, addresses and what people type can be one long word: it breaks before it widens the page.
  body: { background: 'paper', color: 'ink', overflowWrap: 'anywhere' },
  'h1, h2, h3, h4': {
    fontWeight: 'heavy',
    lineHeight: 'tight',
    textWrap: 'balance',
    breakAfter: 'avoid',
  },
  'ul, ol': { listStyle: 'none' },
  address: { fontStyle: 'normal' },
  'button, input, select, textarea': { font: 'inherit', color: 'inherit' },
  'button, select, summary, label': { touchAction: 'manipulation' },
  'button, summary, select': { cursor: 'pointer' },
  button: { background: 'none', padding: 0 },
  summary: { listStyle: 'none', '&::-webkit-details-marker': { display: 'none' } },
  'header, footer, nav, form, iframe, button': { '@media print': { display: 'none !important' } },
  // On paper a number is dialed by hand, whatever its link looks like on a screen.
  'a[href^="tel:"]': {
    '@media print': {
      minHeight: '0 !important',
      padding: '0 !important',
      color: 'black !important',
      background: 'none !important',
      borderColor: 'transparent !important',
      // Whatever size the page around it is printed in.
      fontSize: '15pt !important',
      fontWeight: 'bold !important',
      textDecoration: 'none !important',
      whiteSpace: 'nowrap',
    },
  },
  a: { color: 'brand', textUnderlineOffset: '0.18em', textDecorationThickness: '1px' },
  'a:hover': { textDecorationThickness: '2px' },
  'svg, img, iframe': { display: 'block', maxWidth: '100%' },
  // Two tones, so that focus is visible on any background.
  ':focus-visible': {
    outline: '3px solid {colors.ink}',
    outlineOffset: '3px',
    boxShadow: '0 0 0 3px {colors.halo}',
    borderRadius: 'control',
  },
  // Where people have set the colors themselves, what is chosen has the color that they know for it.
  'a[aria-current], a[aria-current] *': {
    '@media (forced-colors: active)': {
      forcedColorAdjust: 'none',
      background: 'Highlight !important',
      color: 'HighlightText !important',
    },
  },
  // The line above a page that may be outdated, which is not React's.
  '[data-outdated]': {
    paddingBlock: '2',
    paddingInline: '4',
    background: 'wash',
    textAlign: 'center',
  },
  // A heading takes focus only so that a screen reader starts there; it needs no focus ring.
  '[tabindex="-1"]:focus': { outline: 'none', boxShadow: 'none' },
})
