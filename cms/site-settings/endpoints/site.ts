import { json } from '../../contract/json.ts'
import type { Handler } from '../../http/handler.ts'
import { asksForCounts, type OtherHosts, presentSite } from '../present/present-site.ts'
import { directoryCounts, NO_COUNTS } from '../queries/directory-counts.ts'

export const site: Handler<'site', OtherHosts> = async (
  { locale },
  { payload, pool, scriptOrigin, mapTiles },
) => {
  const settings = await payload.findGlobal({
    slug: 'site-settings',
    locale,
    fallbackLocale: 'en',
    depth: 1,
  })
  const counts = asksForCounts(settings) ? await directoryCounts(pool) : NO_COUNTS
  return json(presentSite({ settings, counts, locale }, { scriptOrigin, mapTiles }))
}
