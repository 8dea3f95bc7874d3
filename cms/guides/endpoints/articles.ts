import { json } from '../../contract/json.ts'
import type { Handler } from '../../http/handler.ts'
import { presentArticleSummary } from '../present/present-article.ts'
import { listArticles } from '../queries/articles.ts'

export const articles: Handler<'articles'> = async ({ limit, offset, ...filter }, { payload }) => {
  const { articles: found, total } = await listArticles(payload, filter, { limit, offset })
  return json({ articles: found.map(presentArticleSummary), total })
}
