import type { ListedClinic } from '@healthcare-for-all/cms/contract'
import { type Map as LeafletMap, latLngBounds } from 'leaflet'
import { useEffect, useRef } from 'react'
import { useMap } from 'react-leaflet'
import { DEFAULT_CENTER, DEFAULT_ZOOM, FIT_PADDING, SELECTED_ZOOM } from './constants.ts'
import { motion } from './motion.ts'
import { plotPoint } from './plot-point.ts'
import type { LoadedPoints } from './use-points.ts'

/** The search whose results the map shows. */
export interface Question {
  /** Unique for each question. */
  key: string
  /** False if everything is shown. */
  isNarrowed: boolean
  isAnswered: boolean
}

export interface MapViewOptions {
  question: Question
  /** The points of the question; undefined until they are there. */
  loaded: LoadedPoints | undefined
  /** Whether the address says where the map is. */
  isPlaced: boolean
  selected: ListedClinic | undefined
  /** How many times something has been chosen. */
  times: number
  /** Called before the map is moved. */
  onMove: () => void
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
export const useMapView = (options: MapViewOptions) => {
  const { question, loaded, isPlaced, selected, times, onMove } = options
  const map = useMap()
  const shown = useRef<string>(undefined)

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new answer about the same clinic leaves the map where it is
  useEffect(() => {
    const point = selected && plotPoint(selected)
    // A shared address says where the map is, until something is chosen here.
    if (!point || (isPlaced && times === 0)) return
    onMove()
    map.setView(point, SELECTED_ZOOM, motion())
    const timer = setTimeout(() => makeRoom(map), SETTLED_MS)
    return () => clearTimeout(timer)
  }, [map, selected?.id, times])

  useEffect(() => {
    if (!question.isAnswered || !loaded || shown.current === question.key) return
    const isFirst = shown.current === undefined
    shown.current = question.key
    if (isPlaced || (isFirst && selected && plotPoint(selected))) return
    onMove()
    const { box } = loaded
    if (question.isNarrowed && box) {
      const [west, south, east, north] = box
      const bounds = latLngBounds([south, west], [north, east]).pad(FIT_PADDING)
      map.fitBounds(bounds, { maxZoom: SELECTED_ZOOM, ...motion() })
    } else if (!question.isNarrowed && !isFirst) {
      map.setView(DEFAULT_CENTER, DEFAULT_ZOOM, motion())
    }
  })
}
