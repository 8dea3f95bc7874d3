'use client'
import { useCallback, useEffect, useState } from 'react'
import { askEndpoint, sentenceOf } from '../../panel-kit/ask-endpoint.ts'
import type { ImportProgress } from '../endpoints/answers.ts'

export const EVERY_MS = 1_000

/** How an import stands, asked again every second while the product is at work on it. */
export const useImport = (id: number) => {
  const [progress, setProgress] = useState<ImportProgress>()
  const [failure, setFailure] = useState<string>()
  const [edition, setEdition] = useState(0)
  const load = useCallback(async () => {
    try {
      setProgress(await askEndpoint<ImportProgress>(`/imports/${id}`))
      setFailure(undefined)
    } catch (error) {
      setFailure(sentenceOf(error))
    }
  }, [id])
  useEffect(() => void load(), [load])
  const isWorking = progress?.status.endsWith('ing') ?? false
  // What could not be asked is asked again, too: the connection may come back.
  const isWaiting = isWorking || failure !== undefined
  useEffect(() => {
    if (!isWaiting) return undefined
    const timer = setInterval(load, EVERY_MS)
    return () => clearInterval(timer)
  }, [isWaiting, load])
  /** To be called after every change from this screen: how the import stands and its rows are asked again. */
  const reload = async () => {
    await load()
    setEdition((last) => last + 1)
  }
  return { progress, failure, isWorking, edition, reload }
}
