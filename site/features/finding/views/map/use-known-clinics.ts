import { type ListedClinic, MAX_LIMIT } from '@healthcare-for-all/cms/contract'
import { api } from '@healthcare-for-all/cms/contract/paths'
import { useQueryClient } from '@tanstack/react-query'
import { useCallback, useMemo, useRef, useState } from 'react'
import { quietQuery } from '../../../../lib/api-query.ts'

export type KnownClinics = ReadonlyMap<number, ListedClinic>

const byId = (clinics: readonly ListedClinic[]) =>
  clinics.map((clinic) => [clinic.id, clinic] as const)

/**
 * What the page knows of clinics by their ids: those that the search answered, and those that were
 * asked for one by one since.
 */
export const useKnownClinics = (
  answered: readonly ListedClinic[],
): [KnownClinics, (ids: readonly number[]) => Promise<KnownClinics>] => {
  const queries = useQueryClient()
  const [learned, setLearned] = useState<KnownClinics>(new Map())
  const known = useMemo(() => new Map([...learned, ...byId(answered)]), [learned, answered])
  const latest = useRef<KnownClinics>(known)
  latest.current = known
  const learn = useCallback(
    async (ids: readonly number[]) => {
      const missing = [...new Set(ids)].filter((id) => !latest.current.has(id))
      const found: ListedClinic[] = []
      for (let first = 0; first < missing.length; first += MAX_LIMIT) {
        const some = missing.slice(first, first + MAX_LIMIT)
        // Who is in view says where somebody looks, or is.
        found.push(...(await queries.fetchQuery(quietQuery<'clinicsById'>(api.clinicsById(some)))))
      }
      if (found.length > 0) setLearned((last) => new Map([...last, ...byId(found)]))
      return new Map([...latest.current, ...byId(found)])
    },
    [queries],
  )
  return [known, learn]
}
