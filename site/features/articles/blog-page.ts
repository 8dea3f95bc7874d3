import type { Paths } from '@healthcare-for-all/cms/contract/paths'
import { readOffset } from '../../lib/offset.ts'

/** Articles on one page of the blog. */
export const ARTICLES_A_PAGE = 12

/** The parameters in the blog's address. */
export interface BlogPage {
  /** Slug of an article category; undefined for all categories. */
  category: string | undefined
  offset: number
}

/** Reads an address's query. Invalid values count as left out. */
export const parseBlogPage = (query: URLSearchParams): BlogPage => ({
  category: query.get('category')?.trim().slice(0, 200) || undefined,
  offset: readOffset(query, ARTICLES_A_PAGE),
})

/** The address of a page of the blog, without defaults. */
export const blogHref = (paths: Paths, { category, offset }: BlogPage) =>
  paths.articles({ category, offset: offset || undefined })
