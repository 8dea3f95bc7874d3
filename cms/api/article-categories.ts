import { json } from '../contract/json.ts'
import { presentArticleCategory } from '../presenters/present-article.ts'
import { listArticleCategories } from '../queries/articles.ts'
import type { Handler } from './handler.ts'

export const articleCategories: Handler<'articleCategories'> = async (
  { locale, ...page },
  { payload },
) => json((await listArticleCategories(payload, locale, page)).map(presentArticleCategory))
