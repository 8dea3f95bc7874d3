import { type ListedClinic, pointText } from '@healthcare-for-all/cms/contract'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { shownFor } from './everywhere.ts'
import { filterClinics, mapClinicsQuery, nearMeQuery } from './map-query.ts'
import type { MapFilter } from './map-values.ts'
import { nearestFirst } from './nearest-first.ts'
import type { MapPoint } from './plot-point.ts'
import type { Shown } from './point-index.ts'
import { useClinicCache } from './use-clinic-cache.ts'
import { useInView } from './use-in-view.ts'

const NONE: ListedClinic[] = []

const textOf = ([latitude, longitude]: MapPoint) => pointText({ latitude, longitude })

/**
 * The clinics in the list, in its order: those in view if somebody has moved the map, otherwise what
 * the search found, or without a search what is nearest to the visitor.
 */
export const useMapClinics = (
  filter: MapFilter,
  nearestTo: MapPoint | undefined,
  isMoved: boolean,
) => {
  const { data: understood } = useQuery(mapClinicsQuery(filter))
  const shownFilter = shownFor(filter, understood)
  const { data: answer, isPending, isError } = useQuery(mapClinicsQuery(shownFilter))
  const near = shownFilter.location === '' && nearestTo ? textOf(nearestTo) : undefined
  const { data: listed = answer } = useQuery(
    near === undefined ? mapClinicsQuery(shownFilter) : nearMeQuery(shownFilter, near),
  )
  const answered = listed?.clinics ?? NONE
  const [cache, fetchClinics] = useClinicCache(answered)
  const [shown, show] = useState<Shown>()
  const shownNow = useInView(shown, cache, fetchClinics)
  const inView = isMoved ? shownNow : undefined
  const onScreen = isMoved || nearestTo ? shownNow?.total : undefined
  const fitting = inView?.clinics ?? filterClinics(answered, shownFilter)
  const clinics = nearestTo ? nearestFirst(fitting, nearestTo) : fitting
  const total = inView?.total ?? listed?.total ?? 0
  return {
    understood,
    filter: shownFilter,
    answer,
    total,
    answered,
    clinics,
    inView,
    onScreen,
    isNearMe: near !== undefined,
    cache,
    fetchClinics,
    show,
    isPending,
    isError,
  }
}
