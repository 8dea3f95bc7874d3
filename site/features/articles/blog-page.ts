import type { Paths } from '../../paths.ts'

/** Articles on one page of the blog. */
export const ARTICLES_A_PAGE = 12
/** The API refuses to skip more. */
const MAX_OFFSET = 1_000_000

/** What the blog's address says. */
export interface BlogPage {
  /** Slug of an article category; undefined for all of them. */
  category: string | undefined
  offset: number
}

/** Reads an address's query. What makes no sense counts as left out. */
export const parseBlogPage = (query: URLSearchParams): BlogPage => {
  const offset = Number(query.get('offset'))
  const category = query.get('category')?.trim().slice(0, 200)
  return {
    category: category || undefined,
    offset: offset > 0 && offset <= MAX_OFFSET ? offset - (offset % ARTICLES_A_PAGE) : 0,
  }
}

/** The address of a page of the blog; defaults are left out of it. */
export const blogHref = (paths: Paths, { category, offset }: BlogPage) =>
  paths.articles({ category, offset: offset || undefined })
