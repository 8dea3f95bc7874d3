import { json } from '../../contract/json.ts'
import { readInEnglish } from '../../documents/translation/in-english.ts'
import type { Handler } from '../../http/handler.ts'
import { notFound } from '../../http/problems.ts'
import { presentGuide } from '../present/present-guide.ts'
import { readGuide } from '../queries/read-guide.ts'

export const guideBySlug: Handler<'guideBySlug'> = async ({ slug, locale }, { payload }) => {
  const guide = await readGuide(payload, slug, locale)
  if (!guide) throw notFound((words) => words.noGuide(slug))
  const inEnglish = await readInEnglish(payload, { collection: 'guides', locale }, [guide])
  return json(presentGuide(guide, inEnglish.get(guide.id)))
}
