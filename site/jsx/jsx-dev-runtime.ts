import * as emotion from '@emotion/react/jsx-dev-runtime'
import { withOwnElements } from './own-elements.ts'

export type { JSX } from '@emotion/react/jsx-dev-runtime'

/** Like jsx-runtime.ts, in development. */
export const jsxDEV: typeof emotion.jsxDEV = (type, props, ...rest) =>
  emotion.jsxDEV(type, withOwnElements(type, props), ...rest)

export const Fragment = emotion.Fragment
