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
      // As a list, since a clinic in the trash is no error.
      const where = `where[id][equals]=${id}&where[_status][equals]=published`
      const response = await fetch(`/cms-api/clinics?${where}&depth=0&limit=1`, {
        credentials: 'same-origin',
      })
      const found: { docs: Partial<Clinic>[] } = response.ok ? await response.json() : { docs: [] }
      if (!stale) setPublished(found.docs[0])
    }
    // Without it nothing is asked while typing; publishing still asks.
    read().catch(() => undefined)
    return () => {
      stale = true
    }
  }, [id, lastUpdateTime])
  return published
}
