import { type MarkdownFile, readMarkdown, slugsIn } from './markdown-file.ts'
import { readTranslations, type Translations } from './translations.ts'

interface ArticleText {
  title: string
  excerpt: string
  readTime: string
  /** Markdown. */
  body: string
}

export interface Article {
  slug: string
  texts: Translations<ArticleText>
  author: string
  /** 'YYYY-MM-DD' */
  date: string
  /** Slug of its article category. */
  category: string
  featured: boolean
}

const textOf = ({ field, body }: MarkdownFile): ArticleText => ({
  title: field('title'),
  excerpt: field('excerpt'),
  readTime: field('readTime'),
  body,
})

/** What an article has in common in all languages stands in its English file. */
const readArticle = async (slug: string): Promise<Article> => {
  const { field } = await readMarkdown(`en/articles/${slug}.md`)
  return {
    slug,
    texts: await readTranslations(`articles/${slug}.md`, textOf),
    author: field('author'),
    date: field('date'),
    category: field('category'),
    featured: field('featured') === 'true',
  }
}

/** Newest first. */
export const readArticles = async (): Promise<Article[]> => {
  const articles = await Promise.all((await slugsIn('en/articles')).map(readArticle))
  return articles.sort((a, b) => b.date.localeCompare(a.date))
}
