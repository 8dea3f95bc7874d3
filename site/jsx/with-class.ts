import { classOf, joinClasses } from '../theme/classes.ts'

/** An element's `css` becomes a class, without a component around each element that has one. */
export const withClass = <Props>(props: Props): Props => {
  if (typeof props !== 'object' || !props || !('css' in props)) return props
  const { css, className, ...rest } = props as {
    css: Parameters<typeof classOf>[0]
    className?: string
  }
  if (!css) return { ...rest, className } as Props
  const name = classOf(css)
  return { ...rest, className: className ? joinClasses(name, className) : name } as Props
}
