import type { ListedClinic } from '@healthcare-for-all/cms/contract'
import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { filterClinics, type MapFilter, mapClinicsQuery } from './api.ts'
import { nearestFirst } from './nearest-first.ts'
import type { MapPoint } from './plot-point.ts'

const NONE: ListedClinic[] = []

/** The clinics on the map and in the list, in the list's order. */
export const useMapClinics = (filter: MapFilter, nearestTo: MapPoint | undefined) => {
  const { data: answer, isPending, isError } = useQuery(mapClinicsQuery(filter))
  const { state, service } = filter
  const answered = answer?.clinics ?? NONE
  const clinics = useMemo(() => {
    const fitting = filterClinics(answered, { state, service })
    return nearestTo ? nearestFirst(fitting, nearestTo) : fitting
  }, [answered, state, service, nearestTo])
  return { answer, clinics, isPending, isError }
}
