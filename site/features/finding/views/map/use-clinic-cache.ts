import { type ListedClinic, MAX_LIMIT } from '@healthcare-for-all/cms/contract'
import { api } from '@healthcare-for-all/cms/contract/paths'
import { useQueryClient } from '@tanstack/react-query'
import { useCallback, useMemo, useRef, useState } from 'react'
import { quietQuery } from '../../../../lib/api-query.ts'

export type ClinicCache = ReadonlyMap<number, ListedClinic>

const byId = (clinics: readonly ListedClinic[]) =>
  clinics.map((clinic) => [clinic.id, clinic] as const)

/**
 * What the page knows of clinics by their ids: those that the search answered, and those that were
 * asked for one by one since.
 */
export const useClinicCache = (
  answered: readonly ListedClinic[],
): [ClinicCache, (ids: readonly number[]) => Promise<ClinicCache>] => {
  const queries = useQueryClient()
  const [fetched, setFetched] = useState<ClinicCache>(new Map())
  const cache = useMemo(() => new Map([...fetched, ...byId(answered)]), [fetched, answered])
  const latest = useRef<ClinicCache>(cache)
  latest.current = cache
  const fetchClinics = useCallback(
    async (ids: readonly number[]) => {
      const missing = [...new Set(ids)].filter((id) => !latest.current.has(id))
      const found: ListedClinic[] = []
      for (let first = 0; first < missing.length; first += MAX_LIMIT) {
        const some = missing.slice(first, first + MAX_LIMIT)
        // Who is in view says where somebody looks, or is.
        found.push(...(await queries.fetchQuery(quietQuery<'clinicsById'>(api.clinicsById(some)))))
      }
      if (found.length > 0) setFetched((last) => new Map([...last, ...byId(found)]))
      return new Map([...latest.current, ...byId(found)])
    },
    [queries],
  )
  return [cache, fetchClinics]
}
