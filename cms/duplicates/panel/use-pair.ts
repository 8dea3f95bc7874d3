'use client'
import { useCallback, useEffect, useState } from 'react'
import { askEndpoint, sentenceOf } from '../../panel-kit/ask-endpoint.ts'
import { useSay } from '../../panel-kit/use-say.ts'
import type { Saying } from '../decisions.ts'
import type { PairScreen } from '../endpoints/answers.ts'
import { addressOf, filterOf, type QueueAddress, queryOf } from './queue.ts'

/** What was just decided, and how to take it back. */
export interface Done {
  pair: number
  /** 'open' where somebody took it back. */
  decision: Saying | 'merged' | 'open'
  names: string
  isSwitchboard: boolean
  /** For a merge: the clinic in whose form it is undone. */
  gone: number | null
}

interface Choice {
  decision: Saying | 'open'
  isSwitchboard?: boolean
}

/** The pair on the screen, what can be decided, and the one after it. */
export const usePair = (first: number, queue: QueueAddress) => {
  const say = useSay()
  const [id, setId] = useState<number | null>(first)
  const [edition, setEdition] = useState(0)
  const [shown, setShown] = useState<PairScreen>()
  const [done, setDone] = useState<Done>()
  const [trouble, setTrouble] = useState('')
  const [isBusy, setBusy] = useState(false)
  const query = queryOf({ ...queue, show: 'open', page: '' })

  // biome-ignore lint/correctness/useExhaustiveDependencies: another edition asks the same again
  useEffect(() => {
    if (id === null) return
    let stale = false
    setShown(undefined)
    askEndpoint<PairScreen>(`/duplicates/${id}${query}`)
      .then((answer) => !stale && setShown(answer))
      .catch((error: unknown) => !stale && setTrouble(sentenceOf(error)))
    return () => {
      stale = true
    }
  }, [id, edition, query])

  const open = useCallback(
    (next: number | null) => {
      setTrouble('')
      setId(next)
      setEdition((before) => before + 1)
      window.history.replaceState(null, '', addressOf(queue, { pair: String(next ?? '') }))
    },
    [queue],
  )

  const send = async (pair: number, seen: string, choice: Choice): Promise<number | null> => {
    const answer = await askEndpoint<{ next: number | null }>(`/duplicates/${pair}/decide`, {
      ...filterOf(queue),
      ...choice,
      seen,
    })
    return answer.next
  }

  const attempt = async (work: () => Promise<void>) => {
    setBusy(true)
    setTrouble('')
    try {
      await work()
    } catch (error) {
      setTrouble(sentenceOf(error))
    } finally {
      setBusy(false)
    }
  }

  const names = shown
    ? say({
        en: `${shown.pair.one.name} and ${shown.pair.two.name}`,
        es: `${shown.pair.one.name} y ${shown.pair.two.name}`,
      })
    : ''
  return {
    id,
    shown,
    done,
    trouble,
    isBusy,
    open,
    decide: ({ pair }: PairScreen, decision: Saying, isSwitchboard = false) =>
      attempt(async () => {
        const next = await send(pair.id, pair.decision, {
          decision,
          ...(isSwitchboard && { isSwitchboard }),
        })
        setDone({ pair: pair.id, decision, names, isSwitchboard, gone: null })
        open(next)
      }),
    /** Opens a pair again that was decided. */
    reopen: (pair: number, seen: string, isSwitchboard: boolean, named = names) =>
      attempt(async () => {
        await send(pair, seen, {
          decision: 'open',
          ...(isSwitchboard && { isSwitchboard: false }),
        })
        setDone({ pair, decision: 'open', names: named, isSwitchboard: false, gone: null })
        open(pair)
      }),
    merged: ({ pair, next }: PairScreen, stays: number) => {
      const gone = pair.one.id === stays ? pair.two.id : pair.one.id
      setDone({ pair: pair.id, decision: 'merged', names, isSwitchboard: false, gone })
      open(next)
    },
  }
}

export type PairQueue = ReturnType<typeof usePair>
