import type { Article, ArticleCategory, ArticleSummary } from '../../contract/article.ts'
import type { Locale } from '../../contract/constants.ts'
import type {
  ArticleCategory as ArticleCategoryDocument,
  Article as ArticleDocument,
} from '../../payload-types.ts'
import { authorIn } from './author-in.ts'
import { presentPicture } from './present-picture.ts'
import { presentRichText } from './rich-text/present-rich-text.ts'

export const presentArticleCategory = ({
  id,
  name,
  slug,
  count,
  color,
}: ArticleCategoryDocument): ArticleCategory => ({ id, name, slug, count, color: color ?? null })

type Size = Parameters<typeof presentPicture>[1]

/** @throws if the article was read without its category */
const presentParts = (
  article: ArticleDocument,
  locale: Locale,
  inEnglish: string[],
  size: Size,
) => {
  const { category, body } = article
  if (typeof category === 'number') throw new Error(`Article ${article.id} has lost its category`)
  const { name, slug, color } = presentArticleCategory(category)
  const blocks = presentRichText(body)
  const summary: ArticleSummary = {
    id: article.id,
    slug: article.slug,
    title: article.title,
    excerpt: article.excerpt,
    author: authorIn(locale, article.author),
    date: article.date,
    readTime: article.readTime || null,
    category: { name, slug, color },
    image: presentPicture(article.image, size),
    featured: article.featured ?? false,
    hasBody: blocks.length > 0,
    inEnglish,
  }
  return { summary, blocks }
}

/**
 * @param article read with its category and image, that is, at depth 1
 * @param inEnglish names of the texts that are not in the language it was read in
 */
export const presentArticleSummary = (
  article: ArticleDocument,
  locale: Locale,
  inEnglish: string[] = [],
): ArticleSummary => presentParts(article, locale, inEnglish, 'card').summary

/**
 * @param article read with its category, its images and its linked pages, that is, at depth 1
 * @param inEnglish as above
 */
export const presentArticle = (
  article: ArticleDocument,
  locale: Locale,
  inEnglish: string[] = [],
): Article => {
  const { summary, blocks } = presentParts(article, locale, inEnglish, 'page')
  const { reviewedAt = null, updatedAt } = article
  return { ...summary, body: blocks, reviewedAt, updatedAt }
}
