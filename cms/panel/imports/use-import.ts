'use client'
import { useCallback, useEffect, useState } from 'react'
import { askDesk } from '../ask-desk.ts'
import type { ImportProgress } from './answers.ts'

const EVERY_MS = 1_000

export const sentenceOf = (error: unknown): string =>
  error instanceof Error ? error.message : String(error)

/** How an import stands, asked again every second while the product is at work on it. */
export const useImport = (id: number) => {
  const [progress, setProgress] = useState<ImportProgress>()
  const [failure, setFailure] = useState<string>()
  const reload = useCallback(async () => {
    try {
      setProgress(await askDesk<ImportProgress>(`/imports/${id}`))
      setFailure(undefined)
    } catch (error) {
      setFailure(sentenceOf(error))
    }
  }, [id])
  useEffect(() => void reload(), [reload])
  const isWorking = progress?.status.endsWith('ing') ?? false
  // What could not be asked is asked again, too: the connection may come back.
  const isWaiting = isWorking || failure !== undefined
  useEffect(() => {
    if (!isWaiting) return undefined
    const timer = setInterval(reload, EVERY_MS)
    return () => clearInterval(timer)
  }, [isWaiting, reload])
  return { progress, failure, isWorking, reload }
}
