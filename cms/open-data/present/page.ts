import type { HsdsPaging } from '../../contract/hsds/page.ts'

/** A part of a list in the standard's envelope. */
export const pageOf = <Item>(contents: Item[], total: number, { page, per_page }: HsdsPaging) => {
  const total_pages = Math.ceil(total / per_page)
  return {
    total_items: total,
    total_pages,
    page_number: page,
    size: contents.length,
    first_page: page === 1,
    last_page: page >= total_pages,
    empty: contents.length === 0,
    contents,
  }
}

/** A part of a list that is all there. */
export const slicePage = <Item>(items: Item[], paging: HsdsPaging) => {
  const from = (paging.page - 1) * paging.per_page
  return pageOf(items.slice(from, from + paging.per_page), items.length, paging)
}
