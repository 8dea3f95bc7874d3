import type { Article, ArticleCategory, ArticleSummary } from '../../contract/article.ts'
import type {
  ArticleCategory as ArticleCategoryDocument,
  Article as ArticleDocument,
} from '../../payload-types.ts'
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
const presentParts = (article: ArticleDocument, size: Size) => {
  const { category, body } = article
  if (typeof category === 'number') throw new Error(`Article ${article.id} has lost its category`)
  const { name, slug, color } = presentArticleCategory(category)
  const blocks = presentRichText(body)
  const summary: ArticleSummary = {
    id: article.id,
    slug: article.slug,
    title: article.title,
    excerpt: article.excerpt,
    author: article.author,
    date: article.date,
    readTime: article.readTime || null,
    category: { name, slug, color },
    image: presentPicture(article.image, size),
    featured: article.featured ?? false,
    hasBody: blocks.length > 0,
  }
  return { summary, blocks }
}

/** @param article read with its category and image, that is, at depth 1 */
export const presentArticleSummary = (article: ArticleDocument): ArticleSummary =>
  presentParts(article, 'card').summary

/** @param article read with its category, its images and its linked pages, that is, at depth 1 */
export const presentArticle = (article: ArticleDocument): Article => {
  const { summary, blocks } = presentParts(article, 'page')
  return { ...summary, body: blocks, updatedAt: article.updatedAt }
}
