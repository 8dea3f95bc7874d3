import { json } from '../../contract/json.ts'
import type { Handler } from '../../http/handler.ts'
import { notFound } from '../../http/problems.ts'
import { LEGAL_PAGES, presentLegalPage } from '../present/present-legal-page.ts'

export const legalPage: Handler<'legalPage'> = async ({ page, locale }, { payload }) => {
  const name = LEGAL_PAGES.find((known) => known === page)
  if (!name) throw notFound(`There is no legal page “${page}”.`)
  const settings = await payload.findGlobal({
    slug: 'site-settings',
    locale,
    fallbackLocale: 'en',
    depth: 1,
  })
  return json(presentLegalPage(settings, name))
}
