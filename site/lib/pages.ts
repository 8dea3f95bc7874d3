/** A page of a list: `limit` entries from `offset` on, which is a multiple of `limit`. */
export interface Page {
  limit: number
  offset: number
}

/**
 * How many pages an address may load together: a shared link shows the list as it was, but a
 * mistyped offset doesn't load the whole country.
 */
const MAX_PAGES = 10

/** The pages that an address shows: from the first (or a later one, far down) through its own. */
export const pagesThrough = ({ limit, offset }: Page): Page[] => {
  const last = Math.floor(offset / limit)
  const first = Math.max(0, last - MAX_PAGES + 1)
  return Array.from({ length: last - first + 1 }, (_, index) => ({
    limit,
    offset: (first + index) * limit,
  }))
}
