import type { Localized } from './localized.ts'
import { readMarkdownFolder } from './markdown-file.ts'

export interface Article {
  slug: string
  title: Localized
  excerpt: Localized
  readTime: Localized
  author: string
  /** 'YYYY-MM-DD' */
  date: string
  /** Slug of its article category. */
  category: string
  featured: boolean
  /** Markdown. */
  body: string
}

/** Newest first. */
export const readArticles = async (): Promise<Article[]> => {
  const files = await readMarkdownFolder('articles')
  const articles = files.map(({ slug, field, body }): Article => {
    const both = (name: string): Localized => ({ en: field(name), es: field(`${name}_es`) })
    return {
      slug,
      title: both('title'),
      excerpt: both('excerpt'),
      readTime: both('readTime'),
      author: field('author'),
      date: field('date'),
      category: field('category'),
      featured: field('featured') === 'true',
      body,
    }
  })
  return articles.sort((a, b) => b.date.localeCompare(a.date))
}
