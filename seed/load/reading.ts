import type { PayloadRequest } from 'payload'
import { articleCategories } from '../article-categories.ts'
import { readArticles } from '../articles.ts'
import { readGuides } from '../guides.ts'
import { storeTranslations } from '../translations.ts'
import { idsBySlug } from './existing.ts'
import { richTextOf } from './rich-text.ts'

const published = { _status: 'published' } as const

/** Adds the guides that are missing. @returns how many */
export const loadGuides = async (req: PayloadRequest): Promise<number> => {
  const { payload } = req
  const there = await idsBySlug(req, 'guides')
  const toBody = richTextOf(payload.collections.guides.config.flattenedFields, 'body')
  const missing = (await readGuides()).filter(({ slug }) => !there.has(slug))
  for (const { slug, texts } of missing) {
    const dataOf = ({ body, ...words }: typeof texts.en) => ({
      ...words,
      body: toBody(body),
      ...published,
    })
    const { id } = await payload.create({
      collection: 'guides',
      locale: 'en',
      data: { slug, ...dataOf(texts.en) },
      req,
    })
    await storeTranslations(texts, (locale, text) =>
      payload.update({ collection: 'guides', id, locale, data: dataOf(text), req }),
    )
  }
  return missing.length
}

/** Adds the tiles of the blog that are missing. @returns how many */
export const loadArticleCategories = async (req: PayloadRequest): Promise<number> => {
  const { payload } = req
  const there = await idsBySlug(req, 'article-categories')
  const missing = articleCategories.filter(({ slug }) => !there.has(slug))
  for (const { name: names, slug, count, color } of missing) {
    const { id } = await payload.create({
      collection: 'article-categories',
      locale: 'en',
      data: { name: names.en, slug, count, color },
      req,
    })
    await storeTranslations(names, (locale, name) =>
      payload.update({ collection: 'article-categories', id, locale, data: { name }, req }),
    )
  }
  return missing.length
}

/** Adds the articles that are missing. @returns how many */
export const loadArticles = async (req: PayloadRequest): Promise<number> => {
  const { payload } = req
  const there = await idsBySlug(req, 'articles')
  const tiles = await idsBySlug(req, 'article-categories')
  const toBody = richTextOf(payload.collections.articles.config.flattenedFields, 'body')
  const missing = (await readArticles()).filter(({ slug }) => !there.has(slug))
  for (const { slug, texts, author, date, category, featured } of missing) {
    const tile = tiles.get(category)
    if (tile === undefined) throw new Error(`No article category has the slug “${category}”.`)
    const dataOf = ({ body, ...words }: typeof texts.en) => ({
      ...words,
      body: toBody(body),
      ...published,
    })
    const { id } = await payload.create({
      collection: 'articles',
      locale: 'en',
      data: {
        slug,
        author,
        // Noon Eastern Standard Time, so that it is the same day in every time zone of the country.
        date: `${date}T17:00:00.000Z`,
        category: tile,
        featured,
        ...dataOf(texts.en),
      },
      req,
    })
    await storeTranslations(texts, (locale, text) =>
      payload.update({ collection: 'articles', id, locale, data: dataOf(text), req }),
    )
  }
  return missing.length
}
