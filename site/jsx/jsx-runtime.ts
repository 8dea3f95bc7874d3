import * as react from 'react/jsx-runtime'
import { withOwnElements } from './own-elements.ts'
import { withClass } from './with-class.ts'

export type { JSX } from './jsx.ts'

// Bound once: in the server's bundle, each access to React's module runs a getter.
const { jsx: element, jsxs: elements } = react

/** React's elements: `css` becomes a class, and each text beside other children its own element. */
export const jsx: typeof react.jsx = (type, props, key) =>
  element(type, withOwnElements(type, withClass(props)), key)

export const jsxs: typeof react.jsxs = (type, props, key) =>
  elements(type, withOwnElements(type, withClass(props)), key)

export const Fragment = react.Fragment
