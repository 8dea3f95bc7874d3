'use client'
import { useCallback, useEffect, useRef, useState } from 'react'
import { askDesk } from '../ask-desk.ts'
import type { Decision, ReviewedRow, RowFilter, RowsPage } from './answers.ts'
import { sentenceOf } from './use-import.ts'

/**
 * A page of an import's rows. The one before stays until the next has come.
 * @param edition another one of the import has its rows asked again
 */
export const useRows = (id: number, filter: RowFilter, page: number, edition: string) => {
  const [shown, setShown] = useState<RowsPage>()
  const [failure, setFailure] = useState<string>()
  const latest = useRef(0)
  const asked = JSON.stringify({ ...filter, page })
  const load = useCallback(async () => {
    const mine = ++latest.current
    try {
      const answer = await askDesk<RowsPage>(`/imports/${id}/rows`, JSON.parse(asked))
      if (mine === latest.current) setShown(answer)
      setFailure(undefined)
    } catch (error) {
      setFailure(sentenceOf(error))
    }
  }, [id, asked])
  // biome-ignore lint/correctness/useExhaustiveDependencies: another edition has other rows
  useEffect(() => void load(), [load, edition])
  /** Shows a row as decided before the server has answered; what was asked earlier no longer counts. */
  const mark = (rowId: number, decision: Decision) => {
    latest.current++
    const marked = (row: ReviewedRow) => (row.id === rowId ? { ...row, decision } : row)
    setShown((last) => last && { ...last, rows: last.rows.map(marked) })
  }
  return { shown, failure, mark }
}
