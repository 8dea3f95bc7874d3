import { json } from '../contract/json.ts'
import { presentGuide } from '../presenters/present-guide.ts'
import { readGuide } from '../queries/read-guide.ts'
import type { Handler } from './handler.ts'
import { notFound } from './problems.ts'

export const guideBySlug: Handler<'guideBySlug'> = async ({ slug, locale }, { payload }) => {
  const guide = await readGuide(payload, slug, locale)
  if (!guide) throw notFound(`There is no guide “${slug}”.`)
  return json(presentGuide(guide))
}
