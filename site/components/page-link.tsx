import type { ComponentProps } from 'react'
import { Link } from 'react-router-dom'
import { usePrefetch } from '../lib/prefetch.ts'

type PageLinkProps = Omit<ComponentProps<typeof Link>, 'prefetch' | 'discover'> & { to: string }

/** A link to a page of the site, which starts loading when someone is about to follow it. */
export const PageLink = (props: PageLinkProps) => {
  const prefetch = usePrefetch()
  const start = () => prefetch(props.to)
  return <Link {...props} onPointerEnter={start} onFocus={start} onTouchStart={start} />
}
