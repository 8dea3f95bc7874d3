import type { Params } from 'react-router-dom'

/** The slugs in an address of the category screen. */
export interface CategoryAddress {
  category: string
  state: string | undefined
}

/** Reads any of the four forms; in the last, the state is the segment after 'united-states'. */
export const readCategoryAddress = (params: Params): CategoryAddress => {
  const segments = (params['*'] ?? '').split('/')
  const after = segments.indexOf('united-states') + 1
  const state = params.state ?? (after > 0 ? segments[after] : undefined)
  return { category: params.category ?? '', state: state || undefined }
}
