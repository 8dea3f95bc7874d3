import { type DefaultError, type UseQueryOptions, useQueries } from '@tanstack/react-query'

/** A part of a list: so many entries from this one on, which begins a page. */
export interface Page {
  limit: number
  offset: number
}

/**
 * So many pages an address may bring back at once: a link that is shared shows the list as it was,
 * and a mistyped offset does not ask for the whole country.
 */
const MAX_PAGES = 10
/** The API refuses to skip more. */
const MAX_OFFSET = 1_000_000

/** Reads an address's offset: the start of a page, 0 where it makes no sense. */
export const readOffset = (query: URLSearchParams, limit: number): number => {
  const offset = Number(query.get('offset'))
  return offset > 0 && offset <= MAX_OFFSET ? offset - (offset % limit) : 0
}

/** The pages that an address shows: from the first (or a later one, far down) through its own. */
export const pagesThrough = ({ limit, offset }: Page): Page[] => {
  const last = Math.floor(offset / limit)
  const first = Math.max(0, last - MAX_PAGES + 1)
  return Array.from({ length: last - first + 1 }, (_, index) => ({
    limit,
    offset: (first + index) * limit,
  }))
}

/** The answers to the pages of a list, in order, as far as they have arrived. */
export const usePages = <Answer>(queries: UseQueryOptions<Answer, DefaultError, Answer>[]) => {
  const results = useQueries({ queries })
  return {
    answers: results.flatMap(({ data }): Answer[] => (data ? [data as Answer] : [])),
    pending: results.some(({ isPending }) => isPending),
    failed: results.some(({ isError }) => isError),
  }
}
