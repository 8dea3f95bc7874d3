import { useEffect, useState } from 'react'
import { INIT_DELAY_MS } from './constants.ts'

/**
 * Loads the code of the map component on demand.
 * @param onFailed called if it can't be loaded
 */
export const useLeafletMap = (onFailed: () => void) => {
  const [loaded, setLoaded] = useState<typeof import('./components/leaflet-map.tsx')>()
  // biome-ignore lint/correctness/useExhaustiveDependencies: it is loaded once
  useEffect(() => {
    let gone = false
    const load = async () => {
      const code = await import('./components/leaflet-map.tsx')
      if (!gone) setLoaded(code)
    }
    const fail = (error: unknown) => {
      console.error(error)
      if (!gone) onFailed()
    }
    const timer = setTimeout(() => load().catch(fail), INIT_DELAY_MS)
    return () => {
      gone = true
      clearTimeout(timer)
    }
  }, [])
  return loaded?.LeafletMap
}
