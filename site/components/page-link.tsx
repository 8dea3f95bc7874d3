import { type ComponentProps, type MouseEvent, useContext } from 'react'
import { type GoOptions, LinksContext } from '../lib/links.ts'

interface PageLinkProps extends Omit<ComponentProps<'a'>, 'href'>, GoOptions {
  to: string
  /** Leaves it to the browser, which loads a document. */
  reloadDocument?: boolean
}

/** Otherwise the visitor wants a new tab, a menu or the like. */
const isPlainClick = (event: MouseEvent) =>
  event.button === 0 && !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey)

/**
 * A link to a page of the site, which starts loading when someone is about to follow it. A page has
 * about a hundred of them, and the router's own link would be a tenth of the time to render it.
 */
export const PageLink = ({
  to,
  replace,
  preventScrollReset,
  reloadDocument = false,
  onClick,
  ...props
}: PageLinkProps) => {
  const links = useContext(LinksContext)
  const start = () => links?.prefetch(to)
  const follow = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event)
    if (!links || reloadDocument || event.defaultPrevented || !isPlainClick(event)) return
    event.preventDefault()
    links.go(to, { replace, preventScrollReset })
  }
  return (
    <a
      {...props}
      href={to}
      onClick={follow}
      onPointerEnter={start}
      onFocus={start}
      onTouchStart={start}
    />
  )
}
