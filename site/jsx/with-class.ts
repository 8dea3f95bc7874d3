import { type Css, classOf, joinClasses } from '../theme/classes.ts'

interface Styled {
  css?: Css
  className?: string | undefined
}

/**
 * An element's `css` becomes a class, without a component around each element that has one. The
 * properties are changed in place: JSX makes new ones for each element, and a copy takes longer.
 */
export const withClass = <Props>(props: Props): Props => {
  const styled: Styled = props as Styled
  const { css, className } = styled
  if (css === undefined) return props
  const name = classOf(css)
  styled.className = name && className ? joinClasses(name, className) : (name ?? className)
  styled.css = undefined
  return props
}
