import { json } from '../../contract/json.ts'
import { textsInEnglish } from '../../documents/translation/in-english.ts'
import type { Handler } from '../../http/handler.ts'
import { notFound } from '../../http/problems.ts'
import { LEGAL_PAGES, presentLegalPage } from '../present/present-legal-page.ts'

export const legalPage: Handler<'legalPage'> = async ({ page, locale }, { payload }) => {
  const name = LEGAL_PAGES.find((known) => known === page)
  if (!name) throw notFound((words) => words.noLegalPage(page))
  const settings = await payload.findGlobal({
    slug: 'site-settings',
    locale,
    fallbackLocale: 'en',
    depth: 1,
  })
  const own = await payload.findGlobal({
    slug: 'site-settings',
    select: { [name]: true, legalUpdated: true },
    locale,
    fallbackLocale: false,
    depth: 0,
  })
  const names = { body: name, updated: 'legalUpdated' } as const
  const inEnglish = Object.entries(names).flatMap(([text, field]) =>
    textsInEnglish([field], settings, own).map(() => text),
  )
  return json(presentLegalPage(settings, name, inEnglish))
}
