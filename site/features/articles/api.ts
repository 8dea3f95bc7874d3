import { api } from '@healthcare-for-all/cms/contract/paths'
import { apiQuery } from '../../lib/api-query.ts'
import { ARTICLES_A_PAGE, type BlogPage } from './blog-page.ts'

/** How many other articles to show below one. */
export const OTHER_ARTICLES = 3

export const articleCategoriesQuery = apiQuery<'articleCategories'>(api.articleCategories)

export const articlesQuery = ({ category, offset }: BlogPage) =>
  apiQuery<'articles'>(api.articles({ category, limit: ARTICLES_A_PAGE, offset }))

export const articleQuery = (slug: string) => apiQuery<'articleBySlug'>(api.article(slug))

/** One more than is shown, because the article itself may be among them. */
export const otherArticlesQuery = apiQuery<'articles'>(api.articles({ limit: OTHER_ARTICLES + 1 }))
