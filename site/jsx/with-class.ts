import { classOf, joinClasses } from '../theme/classes.ts'

interface Styled {
  css?: Parameters<typeof classOf>[0] | false | null
  className?: string
}

/** An element's `css` becomes a class, without a component around each element that has one. */
export const withClass = <Props>(props: Props): Props => {
  const { css, className } = props as Styled
  if (!css) return props
  const name = classOf(css)
  // Leaving `css` out of a copy takes several times as long.
  return { ...props, css: undefined, className: className ? joinClasses(name, className) : name }
}
