import { useState } from 'react'
import { mapCopy } from '../../copy/map.ts'
import { useCopy } from '../../lib/language.tsx'
import { GEOLOCATION } from './constants.ts'

/** Asks the browser where the visitor is. The answer stays in the page. */
export const useLocate = (onLocated: (latitude: number, longitude: number) => void) => {
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
