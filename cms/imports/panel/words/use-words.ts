'use client'
import { useCallback, useEffect, useState } from 'react'
import { askEndpoint, sentenceOf } from '../../../panel-kit/ask-endpoint.ts'
import type { WordsAnswer } from '../../endpoints/words/answers.ts'

/** What people say of a word. */
export type WordDecision =
  | { as: 'means'; entry: string }
  | { as: 'entry'; english: string; spanish: string }
  | { as: 'ignored' | 'open' }

/**
 * Words and what can be said of them.
 * @param query which of them
 * @param onDecided called after something has been said
 * @param edition another one asks again
 */
export const useWords = (query: string, onDecided: () => void = () => undefined, edition = 0) => {
  const [answer, setAnswer] = useState<WordsAnswer>()
  const [trouble, setTrouble] = useState<string>()
  const [isBusy, setBusy] = useState(false)
  const load = useCallback(
    async () => setAnswer(await askEndpoint<WordsAnswer>(`/words?${query}`)),
    [query],
  )
  // biome-ignore lint/correctness/useExhaustiveDependencies: another edition asks the same again
  useEffect(() => {
    load().catch((error: unknown) => setTrouble(sentenceOf(error)))
  }, [load, edition])
  const send = async (path: string, body: object): Promise<boolean> => {
    setBusy(true)
    setTrouble(undefined)
    try {
      await askEndpoint(path, body)
      await load()
      onDecided()
      return true
    } catch (error) {
      setTrouble(sentenceOf(error))
      return false
    } finally {
      setBusy(false)
    }
  }
  const decide = (id: number, decision: WordDecision) => send(`/words/${id}/decide`, { decision })
  return { answer, trouble, isBusy, decide, send }
}
