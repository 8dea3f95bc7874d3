import { defineSemanticTokens, defineTokens } from '@chakra-ui/react'

/** A color for light and dark mode. Contrast is computed in the design's look. */
const shade = (light: string, dark: string) => ({ value: { base: light, _dark: dark } })

export const semanticTokens = defineSemanticTokens({
  colors: {
    paper: shade('#FCFBF8', '#12171D'),
    card: shade('#FFFFFF', '#1A2129'),
    wash: shade('#F4EFE6', '#202832'),
    line: shade('#DAD5C9', '#303A45'),
    edge: shade('#857F72', '#7C8794'),
    ink: shade('#16202C', '#F1EEE8'),
    quiet: shade('#4B5663', '#B3BDC8'),
    brand: shade('#5B2A6E', '#D6B0E8'),
    brandPressed: shade('#46204F', '#E6CBF3'),
    onBrand: shade('#FFFFFF', '#12171D'),
    free: { DEFAULT: shade('#0B6B3A', '#6FD39A'), wash: shade('#E5F3EA', '#14301F') },
    low: { DEFAULT: shade('#1B57A8', '#8FB9F5'), wash: shade('#E6EEF9', '#16283F') },
    you: shade('#B4232C', '#FF8F8A'),
    alert: { DEFAULT: shade('#8A1C1C', '#FFB3AB'), wash: shade('#FBEAE7', '#3A1715') },
    halo: shade('#FFC53D', '#FFC53D'),
    // One color for each kind of service: for its icon, which is always beside the word.
    dental: shade('#1B57A8', '#8FB9F5'),
    mental: shade('#5B2A6E', '#D6B0E8'),
    women: shade('#9A2A5B', '#F2A3C6'),
    children: shade('#8A4B08', '#F0B872'),
    vision: shade('#0F6070', '#7CCBD9'),
    immunization: shade('#0B6B3A', '#6FD39A'),
    pharmacy: shade('#8A1C1C', '#FFB3AB'),
    general: shade('#4B5663', '#B3BDC8'),
  },
  shadows: {
    float: shade('0 8px 32px rgb(22 32 44 / 0.24)', '0 8px 32px rgb(0 0 0 / 0.6)'),
  },
})

/** Steps of 4 px, in rem so that they grow with the reader's text. */
const sizes = {
  '0': { value: '0' },
  '1': { value: '0.25rem' },
  '2': { value: '0.5rem' },
  '3': { value: '0.75rem' },
  '4': { value: '1rem' },
  '6': { value: '1.5rem' },
  '8': { value: '2rem' },
  '12': { value: '3rem' },
  '18': { value: '4.5rem' },
}

/** The same for distances, capped on narrow screens for large text; no effect at 320 px. */
const spacing = {
  ...sizes,
  '4': { value: 'min(1rem, 5vw)' },
  '6': { value: 'min(1.5rem, 7.5vw)' },
  '8': { value: 'min(2rem, 10vw)' },
  '12': { value: 'min(3rem, 15vw)' },
  '18': { value: 'min(4.5rem, 22.5vw)' },
}

export const tokens = defineTokens({
  fonts: {
    body: { value: 'system-ui, -apple-system, "Segoe UI", Roboto, "Noto Sans", sans-serif' },
  },
  fontSizes: {
    '16': { value: '1rem' },
    '18': { value: '1.125rem' },
    '20': { value: 'clamp(1rem, 6.25vw, 1.25rem)' },
    // Headings shrink too, but are never smaller than the text around them.
    '24': { value: 'clamp(1.0625rem, 7.5vw, 1.5rem)' },
    '32': { value: 'clamp(1.125rem, 10vw, 2rem)' },
    '40': { value: 'clamp(1.1875rem, 12.5vw, 2.5rem)' },
    '48': { value: 'clamp(1.25rem, 15vw, 3rem)' },
  },
  fontWeights: {
    plain: { value: '400' },
    medium: { value: '550' },
    bold: { value: '650' },
    heavy: { value: '700' },
  },
  lineHeights: {
    tight: { value: '1.15' },
    list: { value: '1.5' },
    body: { value: '1.5556' },
  },
  spacing,
  sizes: {
    ...sizes,
    full: { value: '100%' },
    touch: { value: '2.75rem' },
    measure: { value: '68ch' },
    page: { value: '76rem' },
  },
  radii: {
    control: { value: '6px' },
    card: { value: '10px' },
    round: { value: '999px' },
  },
  durations: {
    quick: { value: '140ms' },
    calm: { value: '180ms' },
  },
})
