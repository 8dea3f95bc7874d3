import type { PerLanguage } from './catalog.ts'
import { suggestedPlaces as en } from './en/suggested-places.ts'

export type SuggestedPlacesCopy = typeof en

/** Loaded with the list, when somebody first types a place. */
export const suggestedPlacesCopy: PerLanguage<SuggestedPlacesCopy> = { en }
