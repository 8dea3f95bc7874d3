import { perLanguage } from './catalog.ts'
import type { placeMap } from './en/place-map.ts'

export const placeMapCopy = perLanguage(
  import.meta.glob<typeof placeMap>('./*/place-map.ts', { eager: true, import: 'placeMap' }),
)
