import type { PerLanguage } from './catalog.ts'
import { map as en, type MapCopy } from './en/map.ts'

export type { MapCopy }
export const mapCopy: PerLanguage<MapCopy> = { en }
