import type { ListedClinic } from '@healthcare-for-all/cms/contract'
import { type Map as LeafletMap, latLngBounds } from 'leaflet'
import { useEffect, useRef } from 'react'
import { useMap } from 'react-leaflet'
import { DEFAULT_CENTER, DEFAULT_ZOOM, FIT_PADDING, SELECTED_ZOOM } from './constants.ts'
import { motion } from './motion.ts'
import { type MapPoint, plotPoint } from './plot-point.ts'

/** The search whose results the map shows. */
export interface Question {
  /** Unique for each question. */
  key: string
  /** False if everything is shown. */
  isNarrowed: boolean
  isAnswered: boolean
}

interface View {
  question: Question
  points: MapPoint[]
  selected: ListedClinic | undefined
  /** How many times something has been chosen. */
  times: number
}

/** Leaflet's animation to a view takes 250 ms, and ends with more than one 'moveend'. */
const SETTLED_MS = 400
/** Height in pixels of the controls over the top of the map. */
const ABOVE = 62

/** Moves the map down if a popup is too tall for the room above its pin. */
const makeRoom = (map: LeafletMap) => {
  const container = map.getContainer()
  const popup = container.querySelector('.leaflet-popup')
  if (!popup) return
  const missing = container.getBoundingClientRect().top + ABOVE - popup.getBoundingClientRect().top
  if (missing > 0) map.panBy([0, -missing], motion())
}

/** Moves the map to the results, and to the selected clinic. */
export const useMapView = ({ question, points, selected, times }: View) => {
  const map = useMap()
  const shown = useRef<string>(undefined)

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new answer about the same clinic leaves the map where it is
  useEffect(() => {
    const point = selected && plotPoint(selected)
    if (!point) return
    map.setView(point, SELECTED_ZOOM, motion())
    const timer = setTimeout(() => makeRoom(map), SETTLED_MS)
    return () => clearTimeout(timer)
  }, [map, selected?.id, times])

  useEffect(() => {
    if (!question.isAnswered || shown.current === question.key) return
    const isFirst = shown.current === undefined
    shown.current = question.key
    if (isFirst && selected && plotPoint(selected)) return
    if (question.isNarrowed && points.length > 0) {
      map.fitBounds(latLngBounds(points).pad(FIT_PADDING), { maxZoom: SELECTED_ZOOM, ...motion() })
    } else if (!question.isNarrowed && !isFirst) {
      map.setView(DEFAULT_CENTER, DEFAULT_ZOOM, motion())
    }
  })
}
