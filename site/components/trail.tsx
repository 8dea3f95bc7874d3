import { breadcrumbData } from '../lib/breadcrumb-data.ts'
import { JsonLd } from '../lib/json-ld.tsx'
import { usePublicUrl } from '../lib/public-url.tsx'
import { Breadcrumb, type Crumb } from './breadcrumb.tsx'

interface TrailProps {
  label: string
  /** From the top; the last is the page itself. */
  trail: Crumb[]
}

/** A breadcrumb, for people and for search engines. */
export const Trail = ({ label, trail }: TrailProps) => (
  <>
    <JsonLd data={breadcrumbData(trail, usePublicUrl())} />
    <Breadcrumb label={label} trail={trail} />
  </>
)
