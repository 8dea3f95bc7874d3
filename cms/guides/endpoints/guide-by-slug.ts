import { json } from '../../contract/json.ts'
import type { Handler } from '../../http/handler.ts'
import { notFound } from '../../http/problems.ts'
import { presentGuide } from '../present/present-guide.ts'
import { readGuide } from '../queries/read-guide.ts'

export const guideBySlug: Handler<'guideBySlug'> = async ({ slug, locale }, { payload }) => {
  const guide = await readGuide(payload, slug, locale)
  if (!guide) throw notFound(`There is no guide “${slug}”.`)
  return json(presentGuide(guide))
}
