import type { ComponentProps } from 'react'
import { useLocation } from 'react-router-dom'
import { RouteLink } from '../../../components/route-link.tsx'

/** A link of a menu; it says so if its page, or one below it, is shown. */
export const MenuLink = (props: ComponentProps<typeof RouteLink>) => {
  const isCurrent = `${useLocation().pathname}/`.startsWith(`${props.to}/`)
  return <RouteLink {...props} aria-current={isCurrent ? 'page' : undefined} />
}
