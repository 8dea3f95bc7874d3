import { createSystem, defaultBaseConfig, defineConfig } from '@chakra-ui/react'
import { globalCss } from './global-css.ts'
import { recipes, slotRecipes } from './recipes/index.ts'
import { semanticTokens, tokens } from './tokens.ts'

const config = defineConfig({
  cssVarsPrefix: 'hfa',
  // Browsers before 2022 drop everything inside @layer.
  disableLayers: true,
  preflight: false,
  conditions: {
    // Paper is white.
    dark: '@media screen and (prefers-color-scheme: dark)',
    light: '@media (prefers-color-scheme: light)',
  },
  globalCss,
  theme: {
    breakpoints: { sm: '30rem', md: '48rem', lg: '64rem', xl: '72rem' },
    tokens,
    semanticTokens,
    recipes,
    slotRecipes,
    keyframes: {
      slideIn: { from: { transform: 'translateX(100%)' }, to: { transform: 'none' } },
      breathe: { '50%': { opacity: 0.5 } },
      comeLate: { to: { position: 'static', visibility: 'visible' } },
      turn: { to: { transform: 'rotate(360deg)' } },
    },
  },
})

/** The theme. */
export const system = createSystem(defaultBaseConfig, config)
