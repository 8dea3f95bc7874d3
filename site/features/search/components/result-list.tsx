import type { ListedClinic } from '@healthcare-for-all/cms/contract'
import { type ReactNode, useEffect, useRef } from 'react'
import { Link } from 'react-router-dom'
import { Placeholders } from '../../../components/placeholder.tsx'
import { searchCopy } from '../../../copy/search.ts'
import { useCopy, usePaths } from '../../../lib/language.tsx'
import { outlineButton } from '../../../theme/recipes/button.ts'
import { style } from '../../../theme/style.ts'
import { type SearchValues, searchHref } from '../search-values.ts'

const more = style({ width: { base: 'full', md: 'auto' }, marginTop: '6' })

interface ResultListProps {
  values: SearchValues
  clinics: ListedClinic[]
  /** Matches on all pages together. */
  total: number
  firstOffset: number
  /** Another page is on its way. */
  pending: boolean
  children: (clinic: ListedClinic) => ReactNode
}

export const ResultList = ({
  values,
  clinics,
  total,
  firstOffset,
  pending,
  children,
}: ResultListProps) => {
  const copy = useCopy(searchCopy)
  const paths = usePaths()
  const { list, remember } = useFocusOnAppended(clinics.length)
  const at = (offset: number) => searchHref(paths, { ...values, offset })
  // An address may point beyond the last result.
  const lastPage = total - 1 - ((total - 1) % values.limit)
  const earlier = Math.min(firstOffset - values.limit, lastPage)
  const remaining = values.offset + values.limit < total
  return (
    <>
      {firstOffset > 0 && (
        <Link css={outlineButton} to={at(earlier)}>
          {copy.earlier}
        </Link>
      )}
      <ul ref={list}>
        {clinics.map((clinic) => (
          <li key={clinic.id}>{children(clinic)}</li>
        ))}
      </ul>
      {pending && <Placeholders count={1} label={copy.loadingMore} bars={3} />}
      {remaining && !pending && (
        <Link
          css={[outlineButton, more]}
          to={at(values.offset + values.limit)}
          replace
          preventScrollReset
          onClick={remember}
        >
          {copy.more}
        </Link>
      )}
    </>
  )
}

/** When more results have come, the focus goes to the first of them. */
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
