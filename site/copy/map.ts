import { perLanguage } from './catalog.ts'
import type { MapCopy } from './en/map.ts'

export type { MapCopy }
export const mapCopy = perLanguage(
  import.meta.glob<MapCopy>('./*/map.ts', { eager: true, import: 'map' }),
)
