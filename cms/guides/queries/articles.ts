import type { Payload } from 'payload'
import type { Locale } from '../../contract/constants.ts'
import type { Page } from '../../contract/paging.ts'
import { published } from '../../documents/queries/published.ts'

/** Payload can only be asked for whole pages, so an offset within a page takes two of them. */
const pagesAround = ({ limit, offset }: Page) => {
  const first = Math.floor(offset / limit)
  return offset % limit === 0 ? [first + 1] : [first + 1, first + 2]
}

/**
 * Published articles, newest first.
 * @param category slug of an article category; all of them if left out
 */
export const listArticles = async (
  payload: Payload,
  { category, locale }: { category?: string | undefined; locale: Locale },
  page: Page,
) => {
  const ask = (number: number) =>
    payload.find({
      collection: 'articles',
      ...published(locale, ...(category ? [{ 'category.slug': { equals: category } }] : [])),
      sort: ['-date', '-id'],
      limit: page.limit,
      page: number,
    })
  const answers = await Promise.all(pagesAround(page).map(ask))
  const docs = answers.flatMap((answer) => answer.docs)
  const start = page.offset % page.limit
  return {
    articles: docs.slice(start, start + page.limit),
    total: answers[0]?.totalDocs ?? 0,
  }
}

/** One published article, with its category, its pictures and the pages it links to. */
export const readArticle = async (payload: Payload, slug: string, locale: Locale) => {
  const { docs } = await payload.find({
    collection: 'articles',
    ...published(locale, { slug: { equals: slug } }),
    limit: 1,
    pagination: false,
  })
  return docs[0]
}

/** The blog's tiles, in their order. */
export const listArticleCategories = async (
  payload: Payload,
  locale: Locale,
  { limit, offset }: Page,
) => {
  const { docs } = await payload.find({
    collection: 'article-categories',
    locale,
    fallbackLocale: 'en',
    depth: 0,
    sort: 'id',
    pagination: false,
    limit: limit + offset,
  })
  return docs.slice(offset)
}
