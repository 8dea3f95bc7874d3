'use client'
import { useRef, useState } from 'react'
import { askEndpoint, sentenceOf } from '../../panel-kit/ask-endpoint.ts'
import type { Decision, RowFilter } from '../endpoints/answers.ts'

/**
 * Sends decisions and other requests one after another, so that the last press counts. If one
 * fails, those queued behind it are not sent. Reloads once the queue is empty.
 * @param reload refetches the import and its rows
 */
export const useDecisions = (id: number, reload: () => Promise<void>) => {
  const [failure, setFailure] = useState<string>()
  const last = useRef(Promise.resolve(true))
  const send = async (path: string, body: object) => {
    try {
      await askEndpoint(path, body)
      return true
    } catch (error) {
      setFailure(sentenceOf(error))
      return false
    }
  }
  /** Resolves to whether it was done. */
  const ask = (path: string, body: object) => {
    setFailure(undefined)
    const mine = last.current.then((isDone) => isDone && send(path, body))
    last.current = mine
    return mine.then(async (isDone) => {
      if (last.current === mine) {
        last.current = Promise.resolve(true)
        await reload()
      }
      return isDone
    })
  }
  const decide = (which: RowFilter | { ids: number[] }, decision: Decision) =>
    ask(`/imports/${id}/decide`, { decision, which })
  return { ask, decide, failure, reload }
}

export type Decisions = ReturnType<typeof useDecisions>
