import { json } from '../contract/json.ts'
import { presentSite } from '../presenters/present-site.ts'
import type { Handler } from './handler.ts'

export const site: Handler<'site'> = async ({ locale }, { payload, scriptOrigin }) => {
  const settings = await payload.findGlobal({
    slug: 'site-settings',
    locale,
    fallbackLocale: 'en',
    depth: 1,
  })
  return json(presentSite(settings, scriptOrigin))
}
