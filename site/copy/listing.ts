import type { PerLanguage } from './catalog.ts'
import { listing as en } from './en/listing.ts'

export const listingCopy: PerLanguage<typeof en> = { en }
