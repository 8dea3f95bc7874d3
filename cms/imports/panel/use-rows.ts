'use client'
import { useCallback, useEffect, useRef, useState } from 'react'
import { askEndpoint, sentenceOf } from '../../panel-kit/ask-endpoint.ts'
import type { Decision, ReviewedRow, RowFilter, RowsPage } from '../endpoints/answers.ts'
import { EVERY_MS } from './use-import.ts'

/**
 * A page of an import's rows. The previous one stays until the next has arrived.
 * @param edition a new value refetches the rows
 */
export const useRows = (id: number, filter: RowFilter, page: number, edition: string) => {
  const [shown, setShown] = useState<RowsPage & { query: string }>()
  const [failure, setFailure] = useState<string>()
  const latest = useRef(0)
  const query = JSON.stringify({ ...filter, page })
  const load = useCallback(async () => {
    const mine = ++latest.current
    try {
      const answer = await askEndpoint<RowsPage>(`/imports/${id}/rows`, JSON.parse(query))
      if (mine !== latest.current) return
      setShown({ ...answer, query })
      setFailure(undefined)
    } catch (error) {
      if (mine === latest.current) setFailure(sentenceOf(error))
    }
  }, [id, query])
  // biome-ignore lint/correctness/useExhaustiveDependencies: another edition has other rows
  useEffect(() => void load(), [load, edition])
  // Failed requests are retried: the connection may come back.
  useEffect(() => {
    if (!failure) return undefined
    const timer = setInterval(load, EVERY_MS)
    return () => clearInterval(timer)
  }, [failure, load])
  /** Shows a row as decided before the server answers; earlier requests no longer count. */
  const mark = (rowId: number, decision: Decision) => {
    latest.current++
    const marked = (row: ReviewedRow) => (row.id === rowId ? { ...row, decision } : row)
    setShown((last) => last && { ...last, rows: last.rows.map(marked) })
  }
  return { shown, isCurrent: shown?.query === query, failure, mark }
}
