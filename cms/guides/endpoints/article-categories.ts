import { json } from '../../contract/json.ts'
import type { Handler } from '../../http/handler.ts'
import { presentArticleCategory } from '../present/present-article.ts'
import { listArticleCategories } from '../queries/articles.ts'

export const articleCategories: Handler<'articleCategories'> = async (
  { locale, ...page },
  { payload },
) => json((await listArticleCategories(payload, locale, page)).map(presentArticleCategory))
