import type { ListedClinic } from '@healthcare-for-all/cms/contract'
import { type LatLng, type Map as LeafletMap, latLngBounds } from 'leaflet'
import { useEffect, useRef } from 'react'
import { useMap } from 'react-leaflet'
import {
  DEFAULT_CENTER,
  DEFAULT_ZOOM,
  FIT_PADDING,
  LOCATED_ZOOM,
  SELECTED_ZOOM,
} from './constants.ts'
import { motion } from './motion.ts'
import { type MapPoint, plotPoint } from './plot-point.ts'
import type { ByHand } from './use-by-hand.ts'
import type { LoadedPoints } from './use-points.ts'
import { whenStill } from './when-still.ts'

/** The search whose results the map shows. */
export interface Question {
  /** Unique for each question. */
  key: string
  /** False if everything is shown. */
  isNarrowed: boolean
  isAnswered: boolean
}

/** Where the visitor is. */
export interface Here {
  point: MapPoint
  /** How many times the visitor has been located. */
  times: number
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
  /** How many times the visitor has closed what was chosen, and kept it chosen. */
  closed: number
  here: Here | undefined
  hand: ByHand
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

/** Moves the map to the results, to the selected clinic, and to the visitor. */
export const useMapView = (options: MapViewOptions) => {
  const { question, loaded, isPlaced, selected, times, closed, here, hand } = options
  const map = useMap()
  /** Where the map was before a clinic was chosen, until somebody moves it themselves. */
  const before = useRef<{ center: LatLng; zoom: number }>(undefined)
  // An answer that comes later doesn't take the map away from where somebody has gone meanwhile.
  const answered = useRef<string>(undefined)
  const go = (move: () => void) => {
    answered.current = question.key
    hand.letGo()
    return whenStill(map, move)
  }
  useEffect(() => {
    const move = () => {
      if (!hand.isByHand()) return
      answered.current = question.key
      before.current = undefined
    }
    map.on('movestart', move)
    return () => {
      map.off('movestart', move)
    }
  }, [map, hand, question.key])

  // Before the next effect, which remembers the view.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once each time that a clinic is closed
  useEffect(() => {
    const view = before.current
    before.current = undefined
    if (view) return go(() => map.setView(view.center, view.zoom, motion()))
  }, [map, selected === undefined, closed])

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new answer about the same clinic leaves the map where it is
  useEffect(() => {
    const point = selected && plotPoint(selected)
    // A shared address says where the map is, until something is chosen here.
    if (!point || (isPlaced && times === 0)) return
    let timer: ReturnType<typeof setTimeout>
    if (times > 0) before.current ??= { center: map.getCenter(), zoom: map.getZoom() }
    const callOff = go(() => {
      map.setView(point, SELECTED_ZOOM, motion())
      timer = setTimeout(() => makeRoom(map), SETTLED_MS)
    })
    return () => {
      callOff()
      clearTimeout(timer)
    }
  }, [map, selected?.id, times])

  // biome-ignore lint/correctness/useExhaustiveDependencies: once each time that somebody is located
  useEffect(() => {
    if (!here) return
    before.current = undefined
    return go(() => map.setView(here.point, LOCATED_ZOOM, motion()))
  }, [map, here?.times])

  useEffect(() => {
    if (!question.isAnswered || !loaded || answered.current === question.key) return
    const isFirst = answered.current === undefined
    answered.current = question.key
    before.current = undefined
    if (isPlaced) return
    const { box } = loaded
    if (question.isNarrowed && box) {
      const [west, south, east, north] = box
      const bounds = latLngBounds([south, west], [north, east]).pad(FIT_PADDING)
      go(() => map.fitBounds(bounds, { maxZoom: SELECTED_ZOOM, ...motion() }))
    } else if (!question.isNarrowed && !isFirst) {
      go(() => map.setView(DEFAULT_CENTER, DEFAULT_ZOOM, motion()))
    }
  })
}
