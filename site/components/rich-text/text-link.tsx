import type { LinkTarget } from '@healthcare-for-all/cms/contract'
import type { ReactNode } from 'react'
import { usePaths } from '../../lib/language.tsx'
import { PageLink } from '../page-link.tsx'
import { linkedPage, pageAt } from './linked-page.ts'

interface TextLinkProps {
  target: LinkTarget
  children: ReactNode
}

/** An editor's link: to a page of the site by its kind and slug or its path, or elsewhere. */
export const TextLink = ({ target, children }: TextLinkProps) => {
  const paths = usePaths()
  if (target.type === 'page') return <PageLink to={linkedPage(paths, target)}>{children}</PageLink>
  if (target.href.startsWith('/'))
    return <PageLink to={pageAt(paths, target.href)}>{children}</PageLink>
  const newTab = target.newTab ? { target: '_blank' } : {}
  return (
    <a href={target.href} rel="noopener" referrerPolicy="origin" {...newTab}>
      {children}
    </a>
  )
}
