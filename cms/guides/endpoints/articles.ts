import { json } from '../../contract/json.ts'
import { readInEnglish } from '../../documents/translation/in-english.ts'
import type { Handler } from '../../http/handler.ts'
import { presentArticleSummary } from '../present/present-article.ts'
import { listArticles } from '../queries/articles.ts'

export const articles: Handler<'articles'> = async ({ limit, offset, ...filter }, { payload }) => {
  const { articles: found, total } = await listArticles(payload, filter, { limit, offset })
  const options = { collection: 'articles', locale: filter.locale } as const
  const inEnglish = await readInEnglish(payload, options, found)
  const shown = found.map((article) =>
    presentArticleSummary(article, filter.locale, inEnglish.get(article.id)),
  )
  return json({ articles: shown, total })
}
