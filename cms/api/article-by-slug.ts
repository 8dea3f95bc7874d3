import { json } from '../contract/json.ts'
import { presentArticle } from '../presenters/present-article.ts'
import { readArticle } from '../queries/articles.ts'
import type { Handler } from './handler.ts'
import { notFound } from './problems.ts'

export const articleBySlug: Handler<'articleBySlug'> = async ({ slug, locale }, { payload }) => {
  const article = await readArticle(payload, slug, locale)
  if (!article) throw notFound(`There is no article “${slug}”.`)
  return json(presentArticle(article))
}
