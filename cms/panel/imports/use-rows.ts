'use client'
import { useCallback, useEffect, useRef, useState } from 'react'
import { askDesk } from '../ask-desk.ts'
import type { RowFilter, RowsPage } from './answers.ts'
import { sentenceOf } from './use-import.ts'

/** A page of an import's rows. The one before stays until the next has come. */
export const useRows = (id: number, filter: RowFilter, page: number, stage: string) => {
  const [shown, setShown] = useState<RowsPage>()
  const [failure, setFailure] = useState<string>()
  const latest = useRef(0)
  const asked = JSON.stringify({ ...filter, page })
  const reload = useCallback(async () => {
    const mine = ++latest.current
    try {
      const answer = await askDesk<RowsPage>(`/imports/${id}/rows`, JSON.parse(asked))
      if (mine === latest.current) setShown(answer)
      setFailure(undefined)
    } catch (error) {
      setFailure(sentenceOf(error))
    }
  }, [id, asked])
  // biome-ignore lint/correctness/useExhaustiveDependencies: another stage has other rows
  useEffect(() => void reload(), [reload, stage])
  return { shown, failure, reload }
}
