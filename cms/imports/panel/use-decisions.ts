'use client'
import { useRef, useState } from 'react'
import { askEndpoint, sentenceOf } from '../../panel-kit/ask-endpoint.ts'
import type { Decision, RowFilter } from '../endpoints/answers.ts'

/**
 * Sends what a person decides one after another, so that the last press counts, and what is asked
 * of the import as a whole after that; where one fails, what waits behind it is not sent. Reloads
 * once nothing waits.
 * @param reload asks again how the import and its rows stand
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
  /** Answers whether it was done. */
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
  return { ask, decide, failure }
}

export type Decisions = ReturnType<typeof useDecisions>
