import * as emotion from '@emotion/react/jsx-runtime'
import { withOwnElements } from './own-elements.ts'

export type { JSX } from '@emotion/react/jsx-runtime'

/** JSX makes Emotion's elements; each text beside other children gets its own element. */
export const jsx: typeof emotion.jsx = (type, props, key) =>
  emotion.jsx(type, withOwnElements(type, props), key)

export const jsxs: typeof emotion.jsxs = (type, props, key) =>
  emotion.jsxs(type, withOwnElements(type, props), key)

export const Fragment = emotion.Fragment
