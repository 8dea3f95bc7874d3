import { serializeStyles } from '@emotion/serialize'
import { transformSync } from 'esbuild'
import { parse } from 'postcss'

/** The oldest browsers that the site supports. Cheap phones stay in use for a long time. */
export const TARGETS = ['es2020', 'chrome87', 'firefox78', 'safari14']

/** Stands for a class that has its name later. */
const OWN = '.own'

/** Small CSS that the oldest browsers understand. */
const lower = (text: string) =>
  transformSync(text, { loader: 'css', minify: true, target: TARGETS }).code.trim()

interface Styles {
  [selector: string]: Styles | string | number
}

/** Chakra marks selectors as parts of an element, which there is none of on the outside. */
const unmark = (styles: Styles): Styles =>
  Object.fromEntries(
    Object.entries(styles).map(([selector, value]) => [
      selector.replaceAll('&', ''),
      selector.startsWith('@') && typeof value === 'object' ? unmark(value) : value,
    ]),
  )

/** The CSS of styles by selector. */
export const compileElements = (styles: Styles[]): string =>
  lower(serializeStyles(styles.map(unmark)).styles)

/** What a class sets. */
export interface ClassStyles {
  /** The same for the same rules. */
  name: string
  /** CSS, with '&' in place of the class. */
  rules: string[]
}

export const compileClass = (styles: Styles): ClassStyles => {
  const { name, styles: text } = serializeStyles([styles])
  // What is nested has no '&' any more, so that any other is part of a text.
  const { nodes } = parse(lower(`${OWN}{${text}}`).replaceAll('&', '\\26 '))
  return { name, rules: nodes.map((rule) => String(rule).replaceAll(OWN, '&')) }
}
