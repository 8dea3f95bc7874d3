import * as react from 'react/jsx-runtime'
import { withOwnElements } from './own-elements.ts'
import { withClass } from './with-class.ts'

export type { JSX } from './jsx.ts'

/** React's elements: `css` becomes a class, and each text beside other children its own element. */
export const jsx: typeof react.jsx = (type, props, key) =>
  react.jsx(type, withOwnElements(type, withClass(props)), key)

export const jsxs: typeof react.jsxs = (type, props, key) =>
  react.jsxs(type, withOwnElements(type, withClass(props)), key)

export const Fragment = react.Fragment
