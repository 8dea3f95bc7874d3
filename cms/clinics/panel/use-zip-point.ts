'use client'
import { useEffect, useState } from 'react'
import { askEndpoint } from '../../panel-kit/ask-endpoint.ts'
import type { ZipCentroid } from '../../places/index.ts'
import { useSettled } from './use-settled.ts'

const PAUSE_MS = 400

/** The center of the ZIP code in the form; undefined until it is known. */
export const useZipPoint = (zip: unknown): ZipCentroid | undefined => {
  const settled = useSettled(zip, PAUSE_MS)
  const [found, setFound] = useState<{ zip: unknown; point: ZipCentroid }>()
  useEffect(() => {
    if (typeof settled !== 'string' || !/^\d{5}$/.test(settled)) return undefined
    let stale = false
    askEndpoint<ZipCentroid>(`/zip/${settled}`)
      .then((point) => {
        if (!stale) setFound({ zip: settled, point })
      })
      // An unknown ZIP code is reported when it is looked up, not while it is typed.
      .catch(() => undefined)
    return () => {
      stale = true
    }
  }, [settled])
  return found?.zip === zip ? found?.point : undefined
}
