import type { Paths } from '@healthcare-for-all/cms/contract/paths'
import { readOffset } from '../../lib/pages.ts'

/** Articles on one page of the blog. */
export const ARTICLES_A_PAGE = 12

/** What the blog's address says. */
export interface BlogPage {
  /** Slug of an article category; undefined for all of them. */
  category: string | undefined
  offset: number
}

/** Reads an address's query. What makes no sense counts as left out. */
export const parseBlogPage = (query: URLSearchParams): BlogPage => ({
  category: query.get('category')?.trim().slice(0, 200) || undefined,
  offset: readOffset(query, ARTICLES_A_PAGE),
})

/** The address of a page of the blog; defaults are left out of it. */
export const blogHref = (paths: Paths, { category, offset }: BlogPage) =>
  paths.articles({ category, offset: offset || undefined })
