import type { Box, ClinicPoints } from '@healthcare-for-all/cms/contract'
import type { Map as LeafletMap } from 'leaflet'
import { useEffect, useState } from 'react'
import { useMap } from 'react-leaflet'
import { openPoints, type Points } from './open-points.ts'
import type { PointView, Shown } from './point-index.ts'

/** The points of one answer, ready to be looked up. */
export interface LoadedPoints {
  of: ClinicPoints
  service: string | undefined
  points: Points
  /** Around all pins, or if there are none around what was searched. */
  box: Box | undefined
}

/** Loads the points into a worker; undefined until these ones are there. */
export const useLoadedPoints = (
  answer: ClinicPoints | undefined,
  service: string | undefined,
): LoadedPoints | undefined => {
  const [points, setPoints] = useState<Points>()
  const [loaded, setLoaded] = useState<LoadedPoints>()
  useEffect(() => {
    const opened = openPoints(setPoints)
    setPoints(opened)
    return () => opened.close()
  }, [])
  useEffect(() => {
    if (!points || !answer) return
    let gone = false
    const load = async () => {
      const box = await points.load(answer, service)
      if (!gone) setLoaded({ of: answer, service, points, box })
    }
    load().catch(console.error)
    return () => {
      gone = true
    }
  }, [points, answer, service])
  return loaded?.of === answer && loaded?.service === service ? loaded : undefined
}

const viewOf = (map: LeafletMap): PointView => {
  const bounds = map.getBounds()
  return {
    box: [bounds.getWest(), bounds.getSouth(), bounds.getEast(), bounds.getNorth()],
    zoom: map.getZoom(),
  }
}

/** What to draw, looked up whenever the map comes to rest. */
export const useShown = (loaded: LoadedPoints | undefined): Shown | undefined => {
  const map = useMap()
  const [shown, setShown] = useState<Shown>()
  useEffect(() => {
    if (!loaded) return
    let last = 0
    const look = async () => {
      last += 1
      const turn = last
      const answer = await loaded.points.shown(viewOf(map))
      // A later view has overtaken it, or other points have.
      if (turn === last && answer) setShown(answer)
    }
    map.on('moveend resize', look)
    look().catch(console.error)
    return () => {
      last = -1
      map.off('moveend resize', look)
    }
  }, [map, loaded])
  return shown
}
