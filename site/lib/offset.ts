/** The API refuses to skip more. */
const MAX_OFFSET = 1_000_000

/** Reads an address's offset: the start of a page, or 0 if it is invalid. */
export const readOffset = (query: URLSearchParams, limit: number): number => {
  const offset = Number(query.get('offset'))
  return offset > 0 && offset <= MAX_OFFSET ? offset - (offset % limit) : 0
}
