'use client'
import { useRef, useState } from 'react'
import { askDesk } from '../ask-desk.ts'
import type { Decision, RowFilter } from './answers.ts'
import { sentenceOf } from './use-import.ts'

/**
 * Sends decisions one after another, so that the last press counts, and reloads once nothing waits.
 * @param reload asks again how the import and its rows stand
 */
export const useDecisions = (id: number, reload: () => Promise<void>) => {
  const [failure, setFailure] = useState<string>()
  const last = useRef(Promise.resolve(true))
  const send = async (body: object) => {
    try {
      await askDesk(`/imports/${id}/decide`, body)
      return true
    } catch (error) {
      setFailure(sentenceOf(error))
      return false
    }
  }
  /** Answers whether it was recorded. */
  const decide = (which: RowFilter | { ids: number[] }, decision: Decision) => {
    setFailure(undefined)
    const mine = last.current.then(() => send({ decision, which }))
    last.current = mine
    void mine.then(() => (last.current === mine ? reload() : undefined))
    return mine
  }
  return { decide, failure }
}
