import { createSystem, defineConfig, type SystemContext } from '@chakra-ui/react'
import { baseConfig } from './base-config.ts'
import { globalCss } from './global-css.ts'
import { semanticTokens, tokens } from './tokens.ts'

export const config = defineConfig({
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
    keyframes: {
      slideIn: { from: { transform: 'translateX(100%)' }, to: { transform: 'none' } },
      breathe: { '50%': { opacity: 0.5 } },
      turn: { to: { transform: 'rotate(360deg)' } },
    },
  },
})

let made: SystemContext | undefined

/** The theme, created on first use: not in the task that evaluates all the code. */
export const system = (): SystemContext => {
  made ??= createSystem(baseConfig, config)
  return made
}
