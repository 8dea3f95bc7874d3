import { json } from '../../contract/json.ts'
import type { Handler } from '../../http/handler.ts'
import { presentArticleCategory } from '../present/present-article.ts'
import { listArticleCategories } from '../queries/articles.ts'
import { countArticles } from '../queries/count-articles.ts'

export const articleCategories: Handler<'articleCategories'> = async (
  { locale, ...page },
  { payload, pool },
) => {
  const { articlesCounted } = await payload.findGlobal({
    slug: 'site-settings',
    select: { articlesCounted: true },
    depth: 0,
  })
  const categories = await listArticleCategories(payload, locale, page)
  const counts = articlesCounted ? await countArticles(pool) : undefined
  return json(
    categories.map((category) =>
      presentArticleCategory(
        counts ? { ...category, count: counts.get(category.id) ?? 0 } : category,
      ),
    ),
  )
}
