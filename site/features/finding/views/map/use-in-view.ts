import type { ListedClinic } from '@healthcare-for-all/cms/contract'
import { useEffect, useMemo, useState } from 'react'
import type { Shown } from './point-index.ts'
import type { ClinicCache } from './use-clinic-cache.ts'

/** Milliseconds that the map has to rest before its names are asked for. */
const REST_MS = 150

export interface InView {
  /** Nearest to the middle of the map first. */
  clinics: ListedClinic[]
  /** How many there are in view; the list has a hundred at most. */
  total: number
}

/**
 * The clinics in view, once all their names are known; before that, those of the last view.
 * @param shown what the map shows; undefined before it shows anything
 */
export const useInView = (
  shown: Shown | undefined,
  cache: ClinicCache,
  fetchClinics: (ids: readonly number[]) => Promise<unknown>,
): InView | undefined => {
  const [inView, setInView] = useState<Shown['inView']>()
  useEffect(() => {
    if (!shown) return
    let gone = false
    const read = async () => {
      const { inView, lone, clusters } = shown
      // The list first: it can be seen.
      await fetchClinics(inView.ids)
      if (!gone) setInView(inView)
      if (!gone)
        await fetchClinics([...lone.map(({ id }) => id), ...clusters.map(({ nearest }) => nearest)])
    }
    const timer = setTimeout(() => read().catch(console.error), REST_MS)
    return () => {
      gone = true
      clearTimeout(timer)
    }
  }, [shown, fetchClinics])
  return useMemo(
    () =>
      inView && {
        clinics: inView.ids.flatMap((id) => cache.get(id) ?? []),
        total: inView.total,
      },
    [inView, cache],
  )
}
