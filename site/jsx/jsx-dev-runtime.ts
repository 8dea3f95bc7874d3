import * as react from 'react/jsx-dev-runtime'
import { withOwnElements } from './own-elements.ts'
import { withClass } from './with-class.ts'

export type { JSX } from './jsx.ts'

/** Like jsx-runtime.ts, in development. */
export const jsxDEV: typeof react.jsxDEV = (type, props, ...rest) =>
  react.jsxDEV(type, withOwnElements(type, withClass(props)), ...rest)

export const Fragment = react.Fragment
