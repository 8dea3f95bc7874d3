import type { Suggestion } from '@healthcare-for-all/cms/contract'
import { api } from '@healthcare-for-all/cms/contract/paths'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { apiQuery } from '../../../../lib/api-query.ts'

const SHORTEST = 2
const MOST = 6
/** Typing pauses for so long before places are asked for. */
const PAUSE_MS = 120

/** The value once it has not changed for a moment. */
const useSettled = (value: string): string => {
  const [settled, setSettled] = useState(value)
  useEffect(() => {
    const later = setTimeout(() => setSettled(value), PAUSE_MS)
    return () => clearTimeout(later)
  }, [value])
  return settled
}

const asked = (text: string) => apiQuery<'places'>(api.places({ q: text, limit: MOST }))

/**
 * The likeliest places and clinics that a text may be the beginning of; none if they can't be loaded. Until they
 * are known, those of the longest beginning of the text that was asked for: never those of another text.
 */
export const useSuggestedPlaces = (typed: string): Suggestion[] => {
  const client = useQueryClient()
  const now = typed.trim().toLowerCase()
  const text = useSettled(now)
  const isEnough = text.length >= SHORTEST
  const { data = [] } = useQuery({
    ...asked(text),
    enabled: isEnough,
    placeholderData: () => {
      for (let length = text.length - 1; length >= SHORTEST; length--) {
        const known = client.getQueryData(asked(text.slice(0, length)).queryKey)
        if (known) return known
      }
    },
  })
  const goesOn = now.startsWith(text) || text.startsWith(now)
  return isEnough && goesOn ? data : []
}
