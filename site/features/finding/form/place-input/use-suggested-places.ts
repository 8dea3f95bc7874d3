import type { Suggestion } from '@healthcare-for-all/cms/contract'
import { api } from '@healthcare-for-all/cms/contract/paths'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
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

/** The likeliest places and clinics that a text may be the beginning of; none if they can't be loaded. */
export const useSuggestedPlaces = (typed: string): Suggestion[] => {
  const text = useSettled(typed.trim().toLowerCase())
  const isEnough = text.length >= SHORTEST
  const { data = [] } = useQuery({
    ...apiQuery<'places'>(api.places({ q: text, limit: MOST })),
    enabled: isEnough,
    placeholderData: keepPreviousData,
  })
  return isEnough ? data : []
}
