import { type ComponentProps, type MouseEvent, useContext } from 'react'
import { type GoOptions, isPlainClick, LinksContext } from '../lib/links.ts'

interface PageLinkProps extends Omit<ComponentProps<'a'>, 'href'>, GoOptions {
  to: string
  /** Leaves it to the browser, which loads a document. */
  reloadDocument?: boolean
}

/**
 * A link to a page of the site, which starts loading when someone is about to follow it. A page has
 * about a hundred of them, and the router's own link asks six hooks for what an address doesn't need.
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
  if (!links) return <a {...props} href={to} onClick={onClick} />
  const start = () => links.prefetch(to)
  const follow = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event)
    if (reloadDocument || event.defaultPrevented || !isPlainClick(event)) return
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
