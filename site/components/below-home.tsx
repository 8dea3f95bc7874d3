import { frameCopy } from '../copy/frame.ts'
import { breadcrumbData } from '../lib/breadcrumb-data.ts'
import { JsonLd } from '../lib/json-ld.tsx'
import { useCopy, usePaths } from '../lib/language.tsx'
import { usePublicUrl } from '../lib/public-url.tsx'
import type { Crumb } from './trail.tsx'

/** Tells search engines that a page without a breadcrumb is right below the home page. */
export const BelowHome = (page: Crumb) => {
  const { home } = useCopy(frameCopy)
  const { home: to } = usePaths()
  return <JsonLd data={breadcrumbData([{ name: home, to }, page], usePublicUrl())} />
}
