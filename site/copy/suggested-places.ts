import { perLanguage } from './catalog.ts'
import type { suggestedPlaces } from './en/suggested-places.ts'

export type SuggestedPlacesCopy = typeof suggestedPlaces

/** Loaded with the list, when somebody first types a place. */
export const suggestedPlacesCopy = perLanguage(
  import.meta.glob<SuggestedPlacesCopy>('./*/suggested-places.ts', {
    eager: true,
    import: 'suggestedPlaces',
  }),
)
