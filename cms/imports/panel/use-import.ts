'use client'
import { useCallback, useEffect, useState } from 'react'
import { askEndpoint, sentenceOf } from '../../panel-kit/ask-endpoint.ts'
import type { ImportProgress } from '../endpoints/answers.ts'

export const EVERY_MS = 1_000

/** The progress of an import, polled every second while a stage is running. */
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
  // Failed requests are retried too: the connection may come back.
  const isWaiting = isWorking || failure !== undefined
  useEffect(() => {
    if (!isWaiting) return undefined
    const timer = setInterval(load, EVERY_MS)
    return () => clearInterval(timer)
  }, [isWaiting, load])
  /** Call after every change from this screen: refetches the import and its rows. */
  const reload = async () => {
    await load()
    setEdition((last) => last + 1)
  }
  return { progress, failure, isWorking, edition, reload }
}
