import type { PerLanguage } from './catalog.ts'
import { placeMap as en } from './en/place-map.ts'

export const placeMapCopy: PerLanguage<typeof en> = { en }
