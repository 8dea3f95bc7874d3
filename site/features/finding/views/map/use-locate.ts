import { useMemo, useState } from 'react'
import { mapCopy } from '../../../../copy/map.ts'
import { useCopy } from '../../../../lib/language.tsx'
import { GEOLOCATION } from './constants.ts'
import type { MapPoint } from './plot-point.ts'

/** Asks the browser where the visitor is. The location never leaves the page. */
const useLocate = (onLocated: (latitude: number, longitude: number) => void) => {
  const { locate: text } = useCopy(mapCopy)
  const [locating, setLocating] = useState(false)
  const locate = () => {
    if (!('geolocation' in navigator)) {
      window.alert(text.unsupported)
      return
    }
    setLocating(true)
    navigator.geolocation.getCurrentPosition(
      ({ coords }) => {
        setLocating(false)
        onLocated(coords.latitude, coords.longitude)
      },
      () => {
        setLocating(false)
        window.alert(text.failed)
      },
      GEOLOCATION,
    )
  }
  return { locating, locate }
}

/**
 * The visitor's location, once they ask for it.
 * @param searched the location searched for: clinics near another place are not sorted by this one
 */
export const useHere = (searched: string | undefined) => {
  const [found, setFound] = useState<{
    point: MapPoint
    times: number
    searched: string | undefined
  }>()
  const { locating, locate } = useLocate((latitude, longitude) =>
    setFound((last) => ({
      point: [latitude, longitude],
      times: (last?.times ?? 0) + 1,
      searched,
    })),
  )
  const here = useMemo(
    () => found && { ...found, isNear: found.searched === searched },
    [found, searched],
  )
  return { here, locating, locate }
}
