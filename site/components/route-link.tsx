import { type ComponentProps, useContext } from 'react'
import { Link } from 'react-router-dom'
import { LinksContext } from '../lib/links.ts'

interface RouteLinkProps extends ComponentProps<typeof Link> {
  to: string
}

/** The router's link, which starts loading its page when someone is about to follow it. */
export const RouteLink = (props: RouteLinkProps) => {
  const links = useContext(LinksContext)
  const start = () => links?.prefetch(props.to)
  return <Link {...props} onPointerEnter={start} onFocus={start} onTouchStart={start} />
}
