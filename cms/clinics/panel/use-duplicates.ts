'use client'
import { useFormFields } from '@payloadcms/ui'
import { useEffect, useState } from 'react'
import { askEndpoint } from '../../panel-kit/ask-endpoint.ts'
import type { LikelyDuplicate } from '../queries/likely-duplicates.ts'
import { useSettled } from './use-settled.ts'

const ASKED_BY = [
  'name',
  'phone',
  'address',
  'city',
  'state',
  'zipCode',
  'latitude',
  'longitude',
] as const
/** After the last keystroke. */
const PAUSE_MS = 400

/** Clinics that may be the same as the one in the form. */
export const useDuplicates = (id: number | undefined): LikelyDuplicate[] => {
  // A string, so that it changes only when one of these fields does.
  const typed = useFormFields(([fields]) =>
    JSON.stringify(Object.fromEntries(ASKED_BY.map((name) => [name, fields[name]?.value ?? null]))),
  )
  const query = useSettled(typed, PAUSE_MS)
  const [found, setFound] = useState<LikelyDuplicate[]>([])
  useEffect(() => {
    let stale = false
    askEndpoint<{ duplicates: LikelyDuplicate[] }>('/clinics/duplicates', {
      ...JSON.parse(query),
      id,
    })
      .then(({ duplicates }) => {
        if (!stale) setFound(duplicates)
      })
      .catch(() => {
        // This only helps while typing: the next change asks again.
        if (!stale) setFound([])
      })
    return () => {
      stale = true
    }
  }, [query, id])
  return found
}
