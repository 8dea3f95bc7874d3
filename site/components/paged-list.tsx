import { Button, defineStyle } from '@chakra-ui/react'
import { type ReactNode, useEffect, useRef } from 'react'
import type { Page } from '../lib/pages.ts'
import { PageLink } from './page-link.tsx'
import { Placeholders } from './placeholder.tsx'
import { PrintedOn } from './printed-on.tsx'

const more = defineStyle({ width: { base: 'full', md: 'auto' }, marginTop: '6' })

interface PagedListProps<Item> extends Page {
  items: Item[]
  /** Number of entries on all pages. */
  total: number
  /** Offset of the first entry shown. */
  firstOffset: number
  /** Another page is loading. */
  pending: boolean
  labels: { more: string; earlier: string; loadingMore: string }
  /** The address that shows the list through the page with this offset. */
  hrefAt: (offset: number) => string
  /** @param before the entry above, if there is one */
  children: (item: Item, before?: Item) => ReactNode
}

/** A list that grows by one page at a time; each length has its own address. */
export const PagedList = <Item extends { id: number }>({
  items,
  total,
  limit,
  offset,
  firstOffset,
  pending,
  labels,
  hrefAt,
  children,
}: PagedListProps<Item>) => {
  const { list, remember } = useFocusOnAppended(items.length)
  // An address may point beyond the last entry.
  const lastPage = total - 1 - ((total - 1) % limit)
  const earlier = Math.min(firstOffset - limit, lastPage)
  const remaining = offset + limit < total
  return (
    <>
      {firstOffset > 0 && (
        <Button asChild variant="outline">
          <PageLink to={hrefAt(earlier)}>{labels.earlier}</PageLink>
        </Button>
      )}
      <PrintedOn />
      <ul ref={list}>
        {items.map((item, index) => (
          <li key={item.id}>{children(item, items[index - 1])}</li>
        ))}
      </ul>
      {pending && <Placeholders count={1} label={labels.loadingMore} bars={3} />}
      {remaining && !pending && (
        <Button asChild variant="outline" css={more}>
          <PageLink to={hrefAt(offset + limit)} replace preventScrollReset onClick={remember}>
            {labels.more}
          </PageLink>
        </Button>
      )}
    </>
  )
}

/** When more entries arrive, the focus goes to the first of them. */
const useFocusOnAppended = (length: number) => {
  const list = useRef<HTMLUListElement>(null)
  const before = useRef<number | null>(null)
  useEffect(() => {
    if (before.current === null || length <= before.current) return
    list.current?.children[before.current]?.querySelector('a')?.focus({ preventScroll: true })
    before.current = null
  }, [length])
  return {
    list,
    remember: () => {
      before.current = length
    },
  }
}
