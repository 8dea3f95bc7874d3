import { json } from '../../contract/json.ts'
import { readInEnglish } from '../../documents/translation/in-english.ts'
import type { Handler } from '../../http/handler.ts'
import { notFound } from '../../http/problems.ts'
import { presentArticle } from '../present/present-article.ts'
import { readArticle } from '../queries/articles.ts'

export const articleBySlug: Handler<'articleBySlug'> = async ({ slug, locale }, { payload }) => {
  const article = await readArticle(payload, slug, locale)
  if (!article) throw notFound((words) => words.noArticle(slug))
  const inEnglish = await readInEnglish(payload, { collection: 'articles', locale }, [article])
  return json(presentArticle(article, locale, inEnglish.get(article.id)))
}
