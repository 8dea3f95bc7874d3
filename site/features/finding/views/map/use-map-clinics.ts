import { type ListedClinic, pointText } from '@healthcare-for-all/cms/contract'
import { useQuery } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import { filterClinics, type MapFilter, mapClinicsQuery, nearMeQuery } from './api.ts'
import { shownFor } from './meant.ts'
import { nearestFirst } from './nearest-first.ts'
import type { MapPoint } from './plot-point.ts'
import type { Shown } from './point-index.ts'
import { useInView } from './use-in-view.ts'
import { useKnownClinics } from './use-known-clinics.ts'

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
  const asked = shownFor(filter, understood)
  const { data: answer, isPending, isError } = useQuery(mapClinicsQuery(asked))
  const { state, service } = asked
  const near = !asked.location && nearestTo ? textOf(nearestTo) : undefined
  const question = near === undefined ? mapClinicsQuery(asked) : nearMeQuery(asked, near)
  const { data: listed = answer } = useQuery(question)
  const answered = listed?.clinics ?? NONE
  const [known, learn] = useKnownClinics(answered)
  const [shown, show] = useState<Shown>()
  const shownNow = useInView(shown, known, learn)
  const inView = isMoved ? shownNow : undefined
  const onScreen = isMoved || nearestTo ? shownNow?.total : undefined
  const clinics = useMemo(() => {
    const fitting = inView?.clinics ?? filterClinics(answered, { state, service })
    return nearestTo ? nearestFirst(fitting, nearestTo) : fitting
  }, [inView, answered, state, service, nearestTo])
  const total = inView?.total ?? listed?.total ?? 0
  return {
    understood,
    asked,
    answer,
    total,
    answered,
    clinics,
    inView,
    onScreen,
    isNearMe: near !== undefined,
    known,
    learn,
    show,
    isPending,
    isError,
  }
}
