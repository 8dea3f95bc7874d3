import { Breadcrumb } from '@chakra-ui/react'
import { Fragment } from 'react'
import { breadcrumbData } from '../lib/breadcrumb-data.ts'
import { JsonLd } from '../lib/json-ld.tsx'
import { usePublicUrl } from '../lib/public-url.tsx'
import { PageLink } from './page-link.tsx'

export interface Crumb {
  name: string
  /** True for a name that must not be translated. */
  noTranslate?: boolean
  to: string
}

interface TrailProps {
  label: string
  /** From the top; the last is the page itself. */
  trail: Crumb[]
}

/** A breadcrumb, for people and for search engines. */
export const Trail = ({ label, trail }: TrailProps) => (
  <>
    <JsonLd data={breadcrumbData(trail, usePublicUrl())} />
    <Breadcrumb.Root aria-label={label}>
      <Breadcrumb.List>
        {trail.map(({ name, to, noTranslate }, index) => (
          <Fragment key={to}>
            {index > 0 && <Breadcrumb.Separator>›</Breadcrumb.Separator>}
            <Breadcrumb.Item htmlTranslate={noTranslate ? 'no' : undefined}>
              {index < trail.length - 1 ? (
                <Breadcrumb.Link asChild>
                  <PageLink to={to}>{name}</PageLink>
                </Breadcrumb.Link>
              ) : (
                <Breadcrumb.CurrentLink>{name}</Breadcrumb.CurrentLink>
              )}
            </Breadcrumb.Item>
          </Fragment>
        ))}
      </Breadcrumb.List>
    </Breadcrumb.Root>
  </>
)
