import { type Css, classOf, joinClasses } from '../theme/classes.ts'

interface Styled {
  css?: Css
  className?: string
}

/** An element's `css` becomes a class, without a component around each element that has one. */
export const withClass = <Props>(props: Props): Props => {
  const { css, className } = props as Styled
  if (css === undefined) return props
  const name = classOf(css)
  const joined = name && className ? joinClasses(name, className) : (name ?? className)
  // Leaving `css` out of a copy takes several times as long.
  return { ...props, css: undefined, className: joined }
}
