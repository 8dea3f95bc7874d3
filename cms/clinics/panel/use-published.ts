'use client'
import { useDocumentInfo } from '@payloadcms/ui'
import { useEffect, useState } from 'react'
import type { Clinic } from '../../payload-types.ts'

/** The clinic as visitors see it; undefined if it is not published, or not read yet. */
export const usePublished = (): Partial<Clinic> | undefined => {
  const { id, lastUpdateTime } = useDocumentInfo()
  const [published, setPublished] = useState<Partial<Clinic>>()
  // biome-ignore lint/correctness/useExhaustiveDependencies: read anew after each save
  useEffect(() => {
    if (!id) return undefined
    let stale = false
    const read = async () => {
      const address = `/cms-api/clinics/${id}?depth=0&draft=false`
      const response = await fetch(address, { credentials: 'same-origin' })
      const clinic: Partial<Clinic> | undefined = response.ok ? await response.json() : undefined
      if (!stale) setPublished(clinic?._status === 'published' ? clinic : undefined)
    }
    // Without it nothing is asked while typing; publishing still asks.
    read().catch(() => undefined)
    return () => {
      stale = true
    }
  }, [id, lastUpdateTime])
  return published
}
