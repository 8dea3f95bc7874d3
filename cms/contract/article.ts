import { z } from 'zod'
import { inEnglish, localeQuery } from './locale.ts'
import { paging } from './paging.ts'
import { reviewedAt } from './reviewed-at.ts'
import { Picture, RichText } from './rich-text.ts'

/** A category tile of the blog. */
export const ArticleCategory = z.object({
  id: z.number().int(),
  name: z.string(),
  slug: z.string(),
  count: z.number().int().describe('The number that editors set for its tile'),
  color: z.string().nullable().describe('A color token of the site’s theme'),
})
export type ArticleCategory = z.infer<typeof ArticleCategory>

export const ArticleSummary = z.object({
  id: z.number().int(),
  slug: z.string(),
  title: z.string(),
  excerpt: z.string(),
  author: z.string(),
  date: z.iso.datetime(),
  readTime: z.string().nullable().describe("In words: '4 min read'"),
  category: ArticleCategory.pick({ name: true, slug: true, color: true }),
  image: Picture.nullable(),
  featured: z.boolean(),
  hasBody: z.boolean().describe('True if there is more to read than the excerpt'),
  inEnglish,
})
export type ArticleSummary = z.infer<typeof ArticleSummary>

export const Article = ArticleSummary.extend({
  body: RichText,
  reviewedAt,
  updatedAt: z.iso.datetime(),
})
export type Article = z.infer<typeof Article>

export const ArticleListQuery = z.object({
  category: z
    .string()
    .max(200)
    .optional()
    .transform((value) => value || undefined)
    .describe('Slug of an article category'),
  ...paging(20),
  ...localeQuery,
})

export const ArticleList = z.object({
  articles: z.array(ArticleSummary).describe('Newest first'),
  total: z.number().int().describe('Matching articles on all pages'),
})
export type ArticleList = z.infer<typeof ArticleList>
