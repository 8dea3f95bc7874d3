import type { ListedClinic } from '@healthcare-for-all/cms/contract'
import { useQueryClient } from '@tanstack/react-query'

/** A clinic from a list that the visitor has already seen; undefined if none had it. */
export const useKnownClinic = (slug: string): ListedClinic | undefined => {
  const queries = useQueryClient()
  for (const { state } of queries.getQueryCache().getAll()) {
    const found = clinicsIn(state.data).find((clinic) => clinic.slug === slug)
    if (found) return found
  }
  return undefined
}

/** The clinics in an API response, which is a list of them or contains one. */
const clinicsIn = (answer: unknown): ListedClinic[] => {
  if (typeof answer === 'object' && answer && 'clinics' in answer) return clinicsIn(answer.clinics)
  return Array.isArray(answer) ? answer.filter(isClinic) : []
}

/** Nothing else that the API lists has a postal address. */
const isClinic = (entry: unknown): entry is ListedClinic =>
  typeof entry === 'object' && entry !== null && 'slug' in entry && 'zipCode' in entry
