import type { PayloadRequest } from 'payload'
import { articleCategories } from '../article-categories.ts'
import { readArticles } from '../articles.ts'
import { readGuides } from '../guides.ts'
import { idsBySlug } from './existing.ts'
import { richTextOf } from './rich-text.ts'

/** Adds the guides that are missing. @returns how many */
export const loadGuides = async (req: PayloadRequest): Promise<number> => {
  const there = await idsBySlug(req, 'guides')
  const toBody = richTextOf(req.payload.collections.guides.config.flattenedFields, 'body')
  const missing = (await readGuides()).filter(({ slug }) => !there.has(slug))
  for (const { slug, title, summary, body } of missing) {
    const { id } = await req.payload.create({
      collection: 'guides',
      locale: 'en',
      data: {
        slug,
        title: title.en,
        summary: summary.en,
        body: toBody(body),
        _status: 'published',
      },
      req,
    })
    await req.payload.update({
      collection: 'guides',
      id,
      locale: 'es',
      data: { title: title.es, summary: summary.es, _status: 'published' },
      req,
    })
  }
  return missing.length
}

/** Adds the tiles of the blog that are missing. @returns how many */
export const loadArticleCategories = async (req: PayloadRequest): Promise<number> => {
  const there = await idsBySlug(req, 'article-categories')
  const missing = articleCategories.filter(({ slug }) => !there.has(slug))
  for (const { name, slug, count, color } of missing) {
    const { id } = await req.payload.create({
      collection: 'article-categories',
      locale: 'en',
      data: { name: name.en, slug, count, color },
      req,
    })
    await req.payload.update({
      collection: 'article-categories',
      id,
      locale: 'es',
      data: { name: name.es },
      req,
    })
  }
  return missing.length
}

/** Adds the articles that are missing. @returns how many */
export const loadArticles = async (req: PayloadRequest): Promise<number> => {
  const there = await idsBySlug(req, 'articles')
  const tiles = await idsBySlug(req, 'article-categories')
  const toBody = richTextOf(req.payload.collections.articles.config.flattenedFields, 'body')
  const missing = (await readArticles()).filter(({ slug }) => !there.has(slug))
  for (const {
    slug,
    title,
    excerpt,
    readTime,
    author,
    date,
    category,
    featured,
    body,
  } of missing) {
    const tile = tiles.get(category)
    if (tile === undefined) throw new Error(`No article category has the slug “${category}”.`)
    const { id } = await req.payload.create({
      collection: 'articles',
      locale: 'en',
      data: {
        slug,
        title: title.en,
        excerpt: excerpt.en,
        readTime: readTime.en,
        author,
        // Noon Eastern Standard Time, so that it is the same day in every time zone of the country.
        date: `${date}T17:00:00.000Z`,
        category: tile,
        featured,
        body: toBody(body),
        _status: 'published',
      },
      req,
    })
    await req.payload.update({
      collection: 'articles',
      id,
      locale: 'es',
      data: {
        title: title.es,
        excerpt: excerpt.es,
        readTime: readTime.es,
        _status: 'published',
      },
      req,
    })
  }
  return missing.length
}
