import { perLanguage } from './catalog.ts'
import type { listing } from './en/listing.ts'

export const listingCopy = perLanguage(
  import.meta.glob<typeof listing>('./*/listing.ts', { eager: true, import: 'listing' }),
)
