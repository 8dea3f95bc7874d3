import type { ComponentProps } from 'react'
import { useLocation } from 'react-router-dom'
import { PageLink } from '../../../components/page-link.tsx'

/** A link of a menu; it says so if its page, or one below it, is shown. */
export const MenuLink = (props: ComponentProps<typeof PageLink>) => {
  const isCurrent = `${useLocation().pathname}/`.startsWith(`${props.to}/`)
  return <PageLink {...props} aria-current={isCurrent ? 'page' : undefined} />
}
